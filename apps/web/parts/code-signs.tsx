import { useSay } from '../locale/use-say.ts';

/** A table code, drawn character by character and read out as one word. */
export function CodeSigns({ code, className }: { readonly code: string; readonly className: string }) {
  const say = useSay();
  return (
    <p className={className}>
      <b className="hidden-words">{`${say('lobby.code')} ${code}`}</b>
      {Array.from(code, (sign, place) => (
        <span key={place} aria-hidden="true">
          {sign}
        </span>
      ))}
    </p>
  );
}
