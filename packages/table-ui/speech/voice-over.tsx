import { useStore } from '../use-store.ts';
import { type SpokenLine, spoken } from './announce.ts';

/** The live regions of the page, mounted once. */
export function VoiceOver() {
  const lines = useStore(spoken.subscribe, spoken.lines);
  const isUrgent = ({ when }: SpokenLine): boolean => when === 'now';
  return (
    <>
      <Region live="assertive" lines={lines.filter(isUrgent)} />
      <Region live="polite" lines={lines.filter((line) => !isUrgent(line))} />
    </>
  );
}

/** Each line is a new element, so that equal lines are both read. */
function Region({ live, lines }: { readonly live: 'assertive' | 'polite'; readonly lines: readonly SpokenLine[] }) {
  return (
    <div className="hidden-words" role="log" aria-live={live} aria-relevant="additions">
      {lines.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
