/** A server whose port changes with every start; null while it is down. */
export interface Served {
  readonly port: number | null;
  /** Address in X-Forwarded-For; without it, that of this machine counts. */
  readonly from?: string;
}

/** A browser: keeps its cookie. */
export class GuestClient {
  cookie = '';
  readonly #served: Served;
  readonly #overhear: (text: string) => void;

  constructor(served: Served, overhear: (text: string) => void = () => undefined) {
    this.#served = served;
    this.#overhear = overhear;
  }

  /** Calls the API; throws on a refusal or if the server is down. */
  async ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const text = await this.#call(path, body);
    this.#overhear(text);
    return JSON.parse(text) as Record<string, unknown>;
  }

  /** The same, for answers with secrets of this guest. */
  async askInPrivate(path: string, body?: object): Promise<Record<string, unknown>> {
    return JSON.parse(await this.#call(path, body)) as Record<string, unknown>;
  }

  /** A second browser with the same cookie; later changes of one do not affect the other. */
  copy(): GuestClient {
    const copy = new GuestClient(this.#served, this.#overhear);
    copy.cookie = this.cookie;
    return copy;
  }

  async forget(): Promise<void> {
    await this.#call('/api/me', undefined, 'DELETE');
  }

  async #call(path: string, body: object | undefined, method = body === undefined ? 'GET' : 'POST'): Promise<string> {
    const { port, from } = this.#served;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}: ${text}`);
    return text;
  }
}
