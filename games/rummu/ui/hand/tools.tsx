import { Check, Glyph, Lightbulb, MainTool, Segmented, Tool, TurnTools, Undo2, useIsWide } from '@tablee/table-ui';
import type { ComponentProps } from 'react';
import { COLOURS } from '../../rules/card.ts';
import { pointsOf } from '../../rules/scoring.ts';
import { isInMeld, whyNotLaid } from '../draft/places.ts';
import { SHAPES } from '../print.tsx';
import type { RummuProps } from '../props.ts';
import type { RummuGame } from '../use-rummu.ts';
import { cardIn, cardsOf, type HandOrder, type OwnCard, type SortKey } from './order.ts';
import styles from './tools.module.css';

interface ToolsProps extends RummuProps, SorterProps {
  readonly game: RummuGame;
}

/** The buttons of a turn; at most one glows. */
export function Tools(props: ToolsProps) {
  const { game, say } = props;
  const isWide = useIsWide();
  const isDoing = game.hinted?.command.do === 'play';
  return (
    <TurnTools isFull={!isWide}>
      <Tool
        thing="hint"
        picture={<Lightbulb size={21} aria-hidden="true" />}
        word={say(isDoing ? 'ui.hint.do' : 'ui.hint')}
        isDoing={isDoing}
        disabled={!game.isMyTurn || game.isSending}
        onClick={game.hint}
      />
      <Tool
        thing="undo"
        picture={<Undo2 size={21} aria-hidden="true" />}
        word={say('ui.undo')}
        disabled={!game.canCompose || game.undo === null}
        onClick={() => game.undo?.()}
      />
      {!isWide && <SortToggle {...props} />}
      <Main {...props} />
    </TurnTools>
  );
}

/**
 * The main button: acts on the chosen cards, or sends the composed turn. It stays in place while disabled, otherwise it would
 * lose the focus at every step. Key repeat is ignored, so that a held key does only one step.
 */
function Main({ game, say }: ToolsProps) {
  const { act, ...main } = mainOf(game, say);
  return (
    <MainTool
      {...main}
      aria-disabled={act === null}
      onClick={() => act?.()}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    />
  );
}

interface MainAction extends Pick<ComponentProps<typeof MainTool>, 'thing' | 'state' | 'picture' | 'word'> {
  /** Null if it is not possible now. */
  readonly act: (() => void) | null;
}

function mainOf(game: RummuGame, say: ToolsProps['say']): MainAction {
  const { chosen, now } = game;
  const [own, ...others] = chosen;
  if (own === undefined || now === null) return confirming(game, say);
  if (others.length === 0) return discarding(game, say, own);
  const cards = cardsOf(chosen);
  const isRight = whyNotLaid(now, cards) === null;
  return {
    thing: 'lay',
    state: isRight ? 'now' : 'off',
    word: say('ui.lay', { points: isRight ? `+${pointsOf(cards)}` : 'none' }),
    act: game.canCompose ? game.lay : null,
  };
}

/** Does not glow if the card also fits a combination, or may be the first one chosen for a new one. Before the draw it can be pressed, to say that the draw is missing. */
function discarding(game: RummuGame, say: ToolsProps['say'], own: OwnCard): MainAction {
  const isUsual = game.canPlay && game.places.length === 0 && !isInMeld(cardsOf(game.held), cardIn(own));
  return {
    thing: 'discard',
    state: game.canCompose && !game.mustDraw ? (isUsual ? 'now' : 'idle') : 'off',
    word: say('ui.discard'),
    act: game.canCompose ? () => game.discard(own) : null,
  };
}

/** Can be pressed while a part of the turn is missing, to say which. */
function confirming({ draft, canPlay, mustDraw, confirm }: RummuGame, say: ToolsProps['say']): MainAction {
  return {
    thing: 'confirm',
    state: canPlay && draft.command !== null && draft.whyNot === null ? 'now' : 'off',
    picture: <Check size={24} strokeWidth={3} aria-hidden="true" />,
    word: say('ui.confirm'),
    act: (canPlay || mustDraw) && draft.command !== null ? confirm : null,
  };
}

interface SorterProps extends Pick<RummuProps, 'say'> {
  readonly order: HandOrder;
  readonly onSort: (by: SortKey) => void;
}

export function Sorter({ order, onSort, say }: SorterProps) {
  return (
    <Segmented<SortKey>
      label={say('ui.sort')}
      value={order.by === 'hand' ? null : order.by}
      onChoose={onSort}
      choices={[
        { value: 'colour', label: say('ui.sort.colour'), picture: <Swatch isPlain={order.by !== 'colour'} /> },
        { value: 'number', label: say('ui.sort.number'), picture: <Digits /> },
      ]}
    />
  );
}

/** The sorter for narrow screens: one button that changes to the other order. */
function SortToggle({ order, onSort, say }: SorterProps) {
  const next: SortKey = order.by === 'colour' ? 'number' : 'colour';
  return (
    <Tool
      thing="sort"
      picture={next === 'colour' ? <Swatch /> : <Digits />}
      word={`${say('ui.sort')} ${say(`ui.sort.${next}`)}`}
      onClick={() => onSort(next)}
    />
  );
}

/** A pseudo-element, not text: text would be part of the button's accessible name. */
function Digits() {
  return <span className={styles['digits']} />;
}

/** Without colours on the dark ground of an unselected switch. */
function Swatch({ isPlain = false }: { readonly isPlain?: boolean }) {
  return (
    <span className={styles['swatch']} data-plain={isPlain || undefined}>
      {COLOURS.slice(0, 4).map((colour) => (
        <span key={colour} data-colour={colour}>
          <Glyph shape={SHAPES[colour]} />
        </span>
      ))}
    </span>
  );
}
