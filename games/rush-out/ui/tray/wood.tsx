import type { Seat } from '@tablee/kernel';
import { later, placed, useLetterKeys } from '@tablee/table-ui';
import { MyJoker } from '../felt/joker-sign.tsx';
import type { Layout, Tray } from '../layout/types.ts';
import { areDice } from '../play/aims.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { MyDice } from './my-dice.tsx';
import { RollButton } from './roll-button.tsx';
import type { HeldRoll } from './use-held-roll.ts';
import styles from './wood.module.css';

/** Not every player has a keyboard. */
const KeyLegend = later(async () => (await import('./key-legend.tsx')).KeyLegend);
/** Only for the sorcerer, after the first completed spell. */
const Choices = later(async () => (await import('./choices.tsx')).Choices);
/** Only for the sorcerer of a scenario with dissipations. */
const HeroChoices = later(async () => (await import('./hero-choices.tsx')).HeroChoices);
/** Not for the first render: players look at the cards first. */
const ReadyButton = later(async () => (await import('./ready-button.ts')).ReadyButton);
/** Only between the rounds of a scenario. */
const ResultTray = later(async () => (await import('../rounds/result-tray.tsx')).ResultTray);
/** Not for the first render: dice are more important. */
const MyPlate = later(async () => (await import('./my-plate.tsx')).MyPlate);
/** Not needed before the first roll. */
const Tools = later(async () => (await import('./tools.tsx')).Tools);

/** Loads the script of the choices before the first one. */
const NO_AIMS: NonNullable<RushGame['aims']> = [];

interface WoodProps extends RushProps {
  readonly game: RushGame;
  readonly hold: HeldRoll;
  readonly layout: Layout;
  readonly tray: Tray;
  readonly me: Seat;
}

/** The player's tray: dice, roll button and tools, or the targets of a choice. */
export function Wood(props: WoodProps) {
  const { game, layout, tray, view, ready, seats, nameOf, locale } = props;
  const { aims, asked, picks } = game;
  const hasChoices = asked !== null && tray.choices !== null;
  const wood = <div className={`tray wood ${styles['wood']}`} style={{ height: tray.box.height }} />;
  if (view.phase === 'result')
    return (
      <>
        {wood}
        <ResultTray {...props} shape={layout.shape} />
      </>
    );
  return (
    <>
      {wood}
      {!hasChoices && <MyPlate {...props} />}
      {(!hasChoices || isJokerOnFelt(tray)) && <JokerCorner {...props} />}
      {!hasChoices && !(aims !== null && areDice(aims)) && picks === null && <MyDice {...props} />}
      {game.camp === 'sorcerer' && <Choices {...props} aims={aims ?? NO_AIMS} />}
      {game.camp === 'sorcerer' && view.laid !== null && <HeroChoices {...props} picks={picks} />}
      {ready === null && !hasChoices && <RollButton {...props} box={tray.roll} />}
      {ready !== null && (
        <div className={styles['ready']} style={placed(tray.roll)}>
          <ReadyButton state={ready} {...{ seats, nameOf, locale }} />
        </div>
      )}
      {asked === null && <Tools {...props} box={tray.tools} shape={layout.shape} />}
    </>
  );
}

function isJokerOnFelt({ joker, box }: Tray): boolean {
  return joker.top < box.top;
}

/** Sign of the player's joker. On a desk a hero's plate already shows it, so the key legend takes its place, or the player's chips. */
function JokerCorner({ game, layout, tray, me, view, say }: WoodProps) {
  const hasKeys = useLetterKeys();
  if (layout.ledge?.mine.length) return null;
  return (
    <div
      className={styles['joker']}
      data-part="joker"
      data-shape={layout.shape}
      data-on={isJokerOnFelt(tray) ? 'felt' : 'wood'}
      style={placed(tray.joker)}
    >
      {layout.shape === 'desk' && game.camp === 'heroes' && hasKeys ? (
        <KeyLegend say={say} />
      ) : (
        <MyJoker view={view} seat={me} say={say} />
      )}
    </div>
  );
}
