export interface Line {
  readonly key: string | number;
  readonly text: string;
}

/** Says aloud, to whoever listens instead of looking, each new line. */
export function Announcer({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <div className="hidden-words" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
