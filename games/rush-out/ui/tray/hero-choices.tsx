import { Avatar, avatarOf, type Box, Lock, placed } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { nameAll } from '../../locale/index.ts';
import { cardOrTileAt } from '../../rules/check-place.ts';
import type { Hamper } from '../../rules/content/dissipations.ts';
import { hamperOf } from '../../rules/modules/dissipation.ts';
import type { Layout, Tray } from '../layout/types.ts';
import { Picture } from '../pieces/picture.tsx';
import { SymbolIcon } from '../pieces/symbol.tsx';
import { hampersBefore, type PickLoss, pickLossOf } from '../play/pick-loss.ts';
import type { HeroPick } from '../play/picks.ts';
import { thingState } from '../play/thing-state.ts';
import { thingName } from '../play/things.ts';
import { useFresh } from '../play/use-fresh.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import styles from './hero-choices.module.css';

interface HeroChoicesProps extends RushProps {
  readonly game: RushGame;
  /** Null while no hero is to be chosen. */
  readonly picks: readonly HeroPick[] | null;
  readonly layout: Layout;
  readonly tray: Tray;
}

/** RO-42: heroes as large buttons in the place of the dice. A choice of a hero cannot be declined. */
export function HeroChoices(props: HeroChoicesProps) {
  const { game, picks, layout, tray, say } = props;
  const { asked, shown } = game;
  const card = asked === null ? null : cardOrTileAt(shown.view, asked.spot);
  const how = card === null ? null : hamperOf(card);
  // This script may come later than the choice.
  const isFresh = useFresh(picks === null ? null : card);
  if (picks === null || how === null) return null;
  const style = { ...placed(fieldOf(tray)), '--columns': picks.length } as CSSProperties;
  return (
    <div
      className={styles['field']}
      data-shape={layout.shape}
      data-fresh={isFresh || undefined}
      role="group"
      aria-label={`${say('ui.pick', { how })} ${say('ui.pick.late')}`}
      style={style}
      onClickCapture={(event) => isFresh && event.stopPropagation()}
    >
      {picks.map((pick) => (
        <HeroChoice key={pick.hero} {...props} pick={pick} how={how} />
      ))}
    </div>
  );
}

/** Taller buttons would only have more empty room. */
const MAX_HEIGHT = 160;

/** The place of the targets of a confusion and of its button to decline; on a desk the well of the dice. */
function fieldOf({ choices, pass, well }: Tray): Box {
  if (choices === null) return well;
  const right = Math.max(choices.left + choices.width, pass.left + pass.width);
  const bottom = Math.max(choices.top + choices.height, pass.top + pass.height);
  return { ...choices, width: right - choices.left, height: Math.min(MAX_HEIGHT, bottom - choices.top) };
}

interface HeroChoiceProps extends HeroChoicesProps {
  readonly pick: HeroPick;
  readonly how: Hamper;
}

function HeroChoice({ game, seats, say, nameOf, pick, how }: HeroChoiceProps) {
  const { view } = game.shown;
  const { hero, nth, isChosen } = pick;
  const name = thingName({ at: 'pick', hero });
  const character = view.seatOptions[hero]?.class ?? 'any';
  const laid = hampersBefore(view, hero);
  const loss = pickLossOf(view, hero, how);
  const words = [
    say('ui.pick.hero', { player: nameOf(hero), character: say(`seat-option.class.${character}`) }),
    laidWords(laid, say),
    lossWords(loss, say),
  ];
  return (
    <button
      type="button"
      className={`thing ${styles['choice']}`}
      data-state={isChosen ? 'selected' : thingState(game, name)}
      data-thing={name}
      data-loses={loss.count > 0 || undefined}
      aria-label={`${nth}. ${words.filter((one) => one).join('. ')}`}
      aria-pressed={isChosen || undefined}
    >
      <span className={styles['number']} aria-hidden="true">
        {nth}
      </span>{' '}
      <span className={styles['face']}>
        <span className={styles['who']}>
          <Avatar seat={hero} name={avatarOf(seats[hero])} />
          <span className={styles['character']}>
            <Picture of={character} />
          </span>
        </span>
        <b className={styles['name']}>{nameOf(hero)}</b>{' '}
        <span className={styles['marks']}>
          <span className={styles['laid']}>
            {laid.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two whirlwinds are alike
              <Forbidden key={index} how={one} />
            ))}
          </span>
          <Loss loss={loss} />
        </span>
      </span>
      {isChosen && <span className="sign" aria-hidden="true" />}
    </button>
  );
}

/** A crossed-out square, or a locked die. */
function Forbidden({ how }: { readonly how: Hamper }) {
  return (
    <span className={styles['forbidden']} data-how={how}>
      {how === 'whirlwind' ? <Lock strokeWidth={3} aria-hidden="true" /> : <SymbolIcon of={how} />}
    </span>
  );
}

/** « −2 », with the crossed-out square. */
function Loss({ loss }: { readonly loss: PickLoss }) {
  return (
    <span className={styles['loss']} data-none={loss.count === 0 || undefined}>
      <i className={styles['count']} data-count={loss.count > 0 ? `−${loss.count}` : '0'} />
      <Forbidden how={loss.of === 'die' ? 'whirlwind' : (loss.symbol as Hamper)} />
      {loss.of === 'squares' && loss.hasJoker && (
        <span className={styles['joker']}>
          <SymbolIcon of="joker" />
        </span>
      )}
    </span>
  );
}

/** « Déjà devant : cases Feu et un dé enfermé ». */
function laidWords(laid: readonly Hamper[], say: RushProps['say']): string {
  if (laid.length === 0) return '';
  return say('ui.pick.laid', {
    cards: nameAll(
      laid.map((how) => say('ui.pick.laid.one', { how })),
      say,
    ),
  });
}

function lossWords(loss: PickLoss, say: RushProps['say']): string {
  if (loss.of === 'die') return say('ui.pick.die', { count: loss.count });
  return say('ui.pick.squares', { count: loss.count, joker: loss.hasJoker ? 'yes' : 'no' });
}
