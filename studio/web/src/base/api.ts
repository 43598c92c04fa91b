/** Calls of the server's API; a fault is an error that says what, where and what was expected. */

export class ApiFault extends Error {
  constructor(
    readonly status: number,
    what: string,
    readonly where = '',
    readonly expected = '',
    readonly body: unknown = null,
  ) {
    super(what);
  }
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (fault) {
    if (signal?.aborted) {
      throw fault;
    }
    throw new ApiFault(0, 'The server does not answer.');
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    throw new ApiFault(answer.status, 'The server sent something that is not JSON.');
  }
  if (!answer.ok) {
    const error = (data as { error?: { what?: string; where?: string; expected?: string } } | null)?.error;
    throw new ApiFault(answer.status, error?.what ?? `The server answered ${answer.status}.`, error?.where, error?.expected, data);
  }
  return data as T;
}

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => call<T>('GET', `/api${path}`, undefined, signal),
  post: <T>(path: string, body: unknown = {}) => call<T>('POST', `/api${path}`, body),
  remove: <T>(path: string) => call<T>('DELETE', `/api${path}`, {}),
};

function sentence(text: string): string {
  const upper = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(upper) ? upper : `${upper}.`;
}

/** The sentence to show for a fault of any kind. */
export function faultText(fault: unknown): string {
  if (fault instanceof ApiFault) {
    return fault.expected === '' || fault.status === 404 ? sentence(fault.message) : `${sentence(fault.message)} Expected: ${fault.expected}`;
  }
  return fault instanceof Error ? fault.message : String(fault);
}
