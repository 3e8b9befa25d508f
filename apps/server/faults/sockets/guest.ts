/** Who serves: its port changes with every start, and is null while nobody serves. */
export interface Served {
  readonly port: number | null;
}

/** One browser: keeps its cookie. */
export class Guest {
  cookie = '';
  readonly #served: Served;
  readonly #overhear: (text: string) => void;

  constructor(served: Served, overhear: (text: string) => void = () => undefined) {
    this.#served = served;
    this.#overhear = overhear;
  }

  /** What the API answers; throws where it refuses, or where nobody is there to answer. */
  async ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const text = await this.#call(path, body);
    this.#overhear(text);
    return JSON.parse(text) as Record<string, unknown>;
  }

  /** The same, where the answer is for this guest alone. */
  async askInPrivate(path: string, body?: object): Promise<Record<string, unknown>> {
    return JSON.parse(await this.#call(path, body)) as Record<string, unknown>;
  }

  async #call(path: string, body: object | undefined): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#served.port}${path}`, {
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}: ${text}`);
    return text;
  }
}
