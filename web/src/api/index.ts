/** Everything that the page exchanges with the server. */
export * from './catalogue';
export * from './events';
export * from './identifiers';
export * from './table';
export * from './view';
