import type { Say } from '@tablee/words';
import { isFamily } from '../rules/family.ts';
import { FamilyCard } from './family-card.tsx';

interface ExampleProps {
  readonly notation: string;
  readonly say: Say;
}

/** A position of the rules drawer: groups of cards side by side, "boum boum | zzz". */
export function Example({ notation, say }: ExampleProps) {
  const groups = notation.split('|').map((group) => group.trim().split(/\s+/).filter(isFamily));
  return (
    <span className="family-example">
      {groups.map((group, index) => (
        <span key={`${index} ${group.join()}`} className="family-example-group">
          {group.map((family, at) => (
            <span key={at} role="img" aria-label={say(`family.${family}`)}>
              <FamilyCard family={family} name={say(`family.${family}`)} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
