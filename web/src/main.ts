import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './styles/stand-ins.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cover.css';
import { mount } from 'svelte';
import App from './App.svelte';

// Not before: on a slow line the typefaces would take a third of it away from the program. They
// come while the first screen is made, and until then there are stand-ins of the same size.
for (const typeface of ['EB Garamond Variable', 'Source Sans 3 Variable']) {
  document.fonts.load(`600 1em '${typeface}'`).catch(() => undefined);
}

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the program.');
mount(App, { target });
