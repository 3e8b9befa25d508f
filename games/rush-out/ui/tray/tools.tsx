import { type Box, type FloorShape, Lightbulb, placed, Undo2 } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { PING_WORDS, type PingWord } from '../../rules/modules/calls.ts';
import { PingPicture } from '../pieces/ping-picture.tsx';
import { needsHelp } from '../play/needs-help.ts';
import { thingState } from '../play/thing-state.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { areShort } from './short-words.ts';
import styles from './tools.module.css';

interface ToolsProps extends RushProps {
  readonly game: RushGame;
  readonly box: Box;
  readonly shape: FloorShape;
}

/** RO-A68: pings to other heroes, take-back and hint. */
export function Tools(props: ToolsProps) {
  const { game, box, shape, say, view } = props;
  const canPing = game.camp === 'heroes';
  const isShort = areShort(box, shape, game.camp);
  const words = PING_WORDS.filter((word) => word !== 'dragon' || view.dragon !== null);
  const hasDice = game.me !== null && game.shown.view.dice[game.me]?.some(({ is }) => is === 'placed') === true;
  return (
    <div className={styles['tools']} data-shape={shape} data-short={isShort || undefined} style={placed(box)}>
      {canPing && (
        <div
          className={styles['pings']}
          role="group"
          aria-label={say('ui.ping')}
          style={{ '--pings': words.length } as CSSProperties}
        >
          {words.map((word) => (
            <Ping key={word} {...props} word={word} isShort={isShort} />
          ))}
        </div>
      )}
      <div className={styles['others']}>
        <button
          type="button"
          className={`thing ${styles['tool']}`}
          data-state={thingState(game, 'clear')}
          data-thing="clear"
          aria-label={say('ui.clear')}
          aria-disabled={!hasDice}
          onClick={game.clear}
        >
          <Undo2 aria-hidden="true" />
          <span>{say(isShort ? 'ui.clear.short' : 'ui.clear')}</span>
        </button>
        <button
          type="button"
          className={`thing ${styles['tool']}`}
          data-state="idle"
          data-thing="hint"
          onClick={game.hint}
        >
          <Lightbulb aria-hidden="true" />
          <span>{say('ui.hint')}</span>
        </button>
      </div>
    </div>
  );
}

/** A ping for help is highlighted if it is the only thing left to do. */
function pingState(game: RushGame, word: PingWord): ReturnType<typeof thingState> {
  const isAwaited = word === 'help' && game.hinted === null && game.me !== null;
  if (isAwaited && needsHelp(game.shown.coming, game.me)) return 'now';
  return thingState(game, `ping-${word}`);
}

interface PingProps extends Pick<ToolsProps, 'game' | 'say'> {
  readonly word: PingWord;
  readonly isShort: boolean;
}

function Ping({ game, word, isShort, say }: PingProps) {
  return (
    <button
      type="button"
      className={`thing ${styles['tool']}`}
      data-state={pingState(game, word)}
      data-thing={`ping-${word}`}
      data-word={word}
      aria-label={say(`ping.${word}`)}
      aria-disabled={!game.canPing}
      onClick={() => game.ping(word)}
    >
      <PingPicture word={word} />
      <span>{say(isShort ? `ping.${word}.short` : `ping.${word}`)}</span>
    </button>
  );
}
