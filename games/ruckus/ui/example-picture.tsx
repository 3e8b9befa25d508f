import { CardStack, type ExampleWords, Glyph, markOf, type ShownExample } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import { CARDS_PER_FAMILY, countIn } from '../rules/family.ts';
import type { Family, RuckusCommand, RuckusTypes, RuckusView } from '../rules/types.ts';
import { tellWhen } from './example-words.ts';
import { BackCard, FamilyCard } from './family-card.tsx';
import { namedCards } from './places.ts';

type ExampleProps = ShownExample<RuckusTypes> & ExampleWords<RuckusWords>;

/** A small table as one seat sees it, with the hand below; the tried move is ringed. */
export function ExamplePicture({ view, command, seat: me, say, nameOf }: ExampleProps) {
  const when = tellWhen({ view, command, seat: me }, { say, nameOf });
  const hand = view.hand ?? [];
  const mats = [...view.piles.entries()].filter(
    ([seat, piles]) => piles.length > 0 || stealsMissingPile(view, command, seat),
  );
  return (
    <span className="family-example">
      {when !== null && <span className="chip">{when}</span>}
      <span className="family-example-row">
        {mats.map(([seat, piles]) => (
          <span
            key={markOf(seat).colour}
            className="family-example-mat"
            style={{ '--seat': markOf(seat).colour } as CSSProperties}
          >
            <Glyph shape={markOf(seat).shape} />
            {piles.map(({ family, count }) => (
              <span key={family} className={triedClass(isPileTried(command, seat, family, me))}>
                <CardStack count={count} isLocked={count === CARDS_PER_FAMILY}>
                  <FamilyCard family={family} name={say(`family.${family}`)} />
                </CardStack>
              </span>
            ))}
            {stealsMissingPile(view, command, seat) && <span className={`${triedClass(true)} ghost-slot`} />}
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

function isPileTried(command: RuckusCommand, seat: number, family: Family, me: number): boolean {
  if (command.do === 'steal') return command.from === seat && command.family === family;
  return command.do === 'complete' && seat === me && command.family === family;
}

/** True if the command steals a pile that is not there. */
function stealsMissingPile({ piles }: RuckusView, command: RuckusCommand, seat: number): boolean {
  if (command.do !== 'steal' || command.from !== seat) return false;
  return piles[seat]?.every(({ family }) => family !== command.family) ?? false;
}

function isCardTried(command: RuckusCommand, family: Family, hand: readonly Family[]): boolean {
  return 'family' in command && command.family === family && countIn(hand, family) > 0;
}
