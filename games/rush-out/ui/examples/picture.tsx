import { DrawnExample, type ExampleWords, Lock, type ShownExample, SketchArrow } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { RushWords } from '../../locale/index.ts';
import { bannersOf, faceOf, freeSquare } from '../../rules/board.ts';
import { classOf } from '../../rules/camps.ts';
import { JOKERS } from '../../rules/content/heroes.ts';
import { campAt, placeAt } from '../../rules/places.ts';
import type { Face, RushCommand, RushTypes, RushView, Spot } from '../../rules/types.ts';
import { Banner } from '../pieces/banner.tsx';
import { type LaidDie, laidAt } from '../pieces/laid.ts';
import { SeatDie } from '../pieces/seat-die.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { SymbolIcon } from '../pieces/symbol.tsx';
import { cardStateOf, openBadgeOf } from '../play/badge.ts';
import { spotsAbout } from './about.ts';
import styles from './picture.module.css';
import { tellWhen } from './tell-example.ts';

type RushExample = ShownExample<RushTypes>;
type PictureProps = RushExample & ExampleWords<RushWords>;

/**
 * Spots of the example and the player's dice. The tried command is marked by rings, and a placed die is shown on its
 * square.
 */
export function ExamplePicture({ say, nameOf, ...shown }: PictureProps) {
  const { view, command } = shown;
  const when = tellWhen(shown, { say, nameOf });
  const spots = spotsAbout(shown);
  return (
    <DrawnExample when={when} className={styles['example']}>
      {spots.length > 0 && (
        <span className={styles['cards']}>
          {spots.map((spot) => (
            <span
              key={spot}
              className={styles['card']}
              data-spot={spot}
              data-tried={('spot' in command && command.spot === spot) || undefined}
            >
              <Owner view={view} spot={spot} />
              <SpotCard
                view={view}
                spot={spot}
                say={say}
                laid={laidOn(shown, spot)}
                state={cardStateOf(view, spot, openBadgeOf(view, spot))}
              />
            </span>
          ))}
        </span>
      )}
      {command.do === 'hamper' && <Seats view={view} chosen={command.hero} say={say} />}
      <Hand {...shown} />
    </DrawnExample>
  );
}

/** RO-42: the hero in front of whom a card lies. */
function Owner({ view, spot }: Pick<LaidProps, 'view'> & { readonly spot: Spot }) {
  const owner = view.laid?.find(({ seat, card }) => spot === `hero-${seat}/${card}`);
  if (owner === undefined) return null;
  return (
    <span className={styles['owner']}>
      <SeatDie view={view} seat={owner.seat} face={null} />
    </span>
  );
}

interface SeatsProps extends Pick<PictureProps, 'view' | 'say'> {
  readonly chosen: number;
}

/** RO-42: everybody at the table; the chosen one is ringed. */
function Seats({ view, chosen, say }: SeatsProps) {
  return (
    <span className={styles['seats']}>
      {view.seatOptions.map(({ role, class: character, colour }, seat) => (
        <span key={colour} className={styles['seat']}>
          <span className={seat === chosen ? styles['tried'] : undefined}>
            <SeatDie view={view} seat={seat} face={null} />
          </span>
          {role === 'sorcerer' ? say('seat-option.role.sorcerer') : say(`seat-option.class.${character}`)}
        </span>
      ))}
    </span>
  );
}

/** Placed dice appear on their squares; aimed or returned dice are ringed. */
function laidOn(shown: RushExample, spot: Spot): ReactNode[] {
  const { view, command, seat } = shown;
  const laid = laidAt(view, spot).map(
    (one) => one && <Laid key={`${one.seat} ${one.die}`} view={view} laid={one} isTried={isRinged(shown, one)} />,
  );
  const tried = triedSquare(shown);
  if (command.do !== 'place' || command.spot !== spot || tried === null) return laid;
  return laid.with(tried.square, <Laid view={view} laid={{ seat, die: command.die, face: tried.face }} isTried />);
}

interface LaidProps {
  readonly view: RushView;
  readonly laid: LaidDie;
  readonly isTried: boolean;
}

function Laid({ view, laid, isTried }: LaidProps) {
  return (
    <span className={isTried ? styles['tried'] : undefined}>
      <SeatDie view={view} seat={laid.seat} face={laid.face} />
    </span>
  );
}

/** Square of the placed die; null if there is no room or no such die. */
function triedSquare({ view, command, seat }: RushExample): { readonly square: number; readonly face: Face } | null {
  if (command.do !== 'place') return null;
  const die = view.dice[seat]?.[command.die];
  const square = freeSquare(view, command.spot, campAt(view, command.spot), command.as);
  return die?.is !== 'rolled' || square === -1 ? null : { square, face: die.face };
}

function isRinged({ command, seat }: RushExample, { seat: owner, die }: LaidDie): boolean {
  if (command.do === 'take') return owner === seat && die === command.die;
  if (command.do === 'clear') return owner === seat;
  if (command.do === 'lock') return owner === seat && die === command.die;
  return command.do === 'aim' && command.die?.seat === owner && command.die.die === die;
}

/** Commands that are about no single thing in the picture. */
const WHOLE_HAND: ReadonlySet<RushCommand['do']> = new Set(['decline', 'ping', 'stop']);

/** The player's dice that are not on a card; a roll rings all of them. */
function Hand(shown: RushExample) {
  const { view, command, seat } = shown;
  const lies = triedSquare(shown);
  const dice = (view.dice[seat] ?? []).map((die, index) => {
    const isMeant = (command.do === 'place' || command.do === 'lock') && command.die === index;
    const isTried = command.do === 'roll' ? die.is !== 'locked' : isMeant;
    const isGone = die.is === 'placed' || (command.do === 'place' && command.die === index && lies !== null);
    return { index, isGone, isTried, isLocked: die.is === 'locked' };
  });
  const isMissing = command.do === 'place' && command.die >= dice.length;
  return (
    <span className={styles['hand']} data-tried={WHOLE_HAND.has(command.do) || undefined}>
      {dice.map(({ index, isGone, isTried, isLocked }) => (
        <span key={index} className={styles['own']} data-gone={isGone || undefined}>
          {!isGone && (
            <span className={isTried ? styles['tried'] : undefined}>
              <SeatDie view={view} seat={seat} face={faceOf(view.dice[seat]?.[index])} />
            </span>
          )}
          {isLocked && (
            <span className={styles['lock']}>
              <Lock size={18} strokeWidth={3} aria-hidden="true" />
            </span>
          )}
        </span>
      ))}
      {isMissing && <span className={styles['own']} data-gone data-missing />}
      <Joker {...shown} />
    </span>
  );
}

/** RO-22, RO-25: symbols of the joker, if the command places one on a card. */
function Joker({ view, command, seat }: RushExample) {
  if (command.do !== 'place' || faceOf(view.dice[seat]?.[command.die]) !== 'joker') return null;
  if (placeAt(view, command.spot)?.isForJokers === true) return null;
  const hero = classOf(view, seat);
  return (
    <span className={styles['joker']}>
      <span className={styles['symbol']}>
        <SymbolIcon of="joker" />
      </span>
      <SketchArrow />
      {hero === null ? (
        bannersOf(view).map((element) => (
          <span key={element} className={styles['banner']}>
            <Banner element={element} />
          </span>
        ))
      ) : (
        <span className={styles['symbol']}>
          <SymbolIcon of={JOKERS[hero]} />
        </span>
      )}
    </span>
  );
}
