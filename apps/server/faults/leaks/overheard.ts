/** A text that the server sent to somebody. */
export interface Overheard {
  readonly who: string;
  readonly text: string;
}

/** Values that the server must not send. */
export interface Secrets {
  readonly always: readonly string[];
  /** Parts of the seeds, which become public once the match is over. */
  readonly untilTheEnd: readonly string[];
}

export function toldSecrets(overheard: readonly Overheard[], { always, untilTheEnd }: Secrets): string[] {
  return overheard.flatMap(({ who, text }) => {
    const secrets = text.includes('"status":"over"') ? always : [...always, ...untilTheEnd];
    return secrets.filter((word) => text.includes(word)).map((word) => `${who} is told ${word} in ${text}`);
  });
}
