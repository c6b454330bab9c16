/** Requests to the server: JSON in and out, failures as errors that say what happened. */
import { takeEarly } from './early';

/** The server cannot be reached at all. */
export class Unreachable extends Error {
  constructor() {
    super('The server cannot be reached.');
    this.name = 'Unreachable';
  }
}

/** The server refused or failed; `body` is what it said. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(typeof body['message'] === 'string' ? body['message'] : `The server answered ${status}.`);
    this.name = 'Failure';
  }
}

/** Asks the server and returns its answer; throws `Failure` or `Unreachable`. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await reach(method, path, body);
  const answer = await readJson(response);
  if (!response.ok) throw new Failure(response.status, asObject(answer));
  return answer as Answer;
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const early = method === 'GET' && takeEarly(path);
    if (early) return await early;
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      cache: method === 'GET' ? 'default' : 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy in between may answer with a page of its own: that is not the server's word.
    if (response.status >= 502 && response.status <= 504) throw new Unreachable();
    return {};
  }
}

function asObject(answer: unknown): Record<string, unknown> {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}
