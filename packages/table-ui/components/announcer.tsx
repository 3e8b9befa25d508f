export interface Line {
  readonly key: string | number;
  readonly text: string;
}

/** Reads each new line to screen readers. */
export function Announcer({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <div className="hidden-words" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
