import { CardStack, type ExampleWords, Glyph, markOf, type ShownExample } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import { CARDS_A_FAMILY, countIn } from '../rules/family.ts';
import type { Family, RuckusCommand, RuckusTypes } from '../rules/types.ts';
import { tellWhen } from './example-words.ts';
import { BackCard, FamilyCard } from './family-card.tsx';
import { namedCards } from './places.ts';

type PictureProps = ShownExample<RuckusTypes> & ExampleWords<RuckusWords>;

/** A small table as seat A sees it: everybody's piles, the hand below; what A tries is ringed. */
export function ExamplePicture({ view, command, say, nameOf }: PictureProps) {
  const when = tellWhen(view, { say, nameOf });
  const hand = view.hand ?? [];
  return (
    <span className="family-example">
      {when !== null && <span className="chip">{when}</span>}
      <span className="family-example-row">
        {view.piles.map((piles, seat) => (
          <span
            key={markOf(seat).colour}
            className="family-example-mat"
            style={{ '--seat': markOf(seat).colour } as CSSProperties}
          >
            <Glyph shape={markOf(seat).shape} />
            {piles.map(({ family, count }) => (
              <span key={family} className={triedClass(isPileTried(command, seat, family))}>
                <CardStack count={count} isLocked={count === CARDS_A_FAMILY}>
                  <FamilyCard family={family} name={say(`family.${family}`)} />
                </CardStack>
              </span>
            ))}
          </span>
        ))}
      </span>
      <span className="family-example-row">
        <span className="family-example-hand">
          {namedCards(hand).map(({ family, name }) => (
            <span key={name} className={triedClass(isCardTried(command, family, hand))}>
              <FamilyCard family={family} name={say(`family.${family}`)} />
            </span>
          ))}
        </span>
        <span className={triedClass(command.do === 'draw' || command.do === 'slap')}>
          <CardStack count={view.deck} thickest={4}>
            {view.deck > 0 ? <BackCard /> : <span className="ghost-slot" />}
          </CardStack>
        </span>
      </span>
    </span>
  );
}

function triedClass(isTried: boolean): string {
  return isTried ? 'family-example-thing is-tried' : 'family-example-thing';
}

function isPileTried(command: RuckusCommand, seat: number, family: Family): boolean {
  if (command.do === 'steal') return command.from === seat && command.family === family;
  return command.do === 'complete' && seat === 0 && command.family === family;
}

function isCardTried(command: RuckusCommand, family: Family, hand: readonly Family[]): boolean {
  return 'family' in command && command.family === family && countIn(hand, family) > 0;
}
