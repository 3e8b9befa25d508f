/** One thing that a server said to somebody, as text. */
export interface Overheard {
  readonly who: string;
  readonly text: string;
}

/** Words that a server keeps to itself. */
export interface Secrets {
  readonly forEver: readonly string[];
  /** What seeds are mixed from: for everybody once the match is over. */
  readonly untilTheEnd: readonly string[];
}

export function toldSecrets(overheard: readonly Overheard[], { forEver, untilTheEnd }: Secrets): string[] {
  return overheard.flatMap(({ who, text }) => {
    const secrets = text.includes('"status":"over"') ? forEver : [...forEver, ...untilTheEnd];
    return secrets.filter((word) => text.includes(word)).map((word) => `${who} is told ${word} in ${text}`);
  });
}
