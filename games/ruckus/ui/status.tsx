import { Avatar, avatarOf, sayStanding, TableStatus, useSecondsLeft } from '@tablee/table-ui';
import { stallStepAt } from '../rules/timing.ts';
import type { RuckusTypes, RuckusView } from '../rules/types.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface StatusProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** The status line: my next move, a threat, or the reason of a refusal. */
export function Status(props: StatusProps) {
  const { view, seats, game } = props;
  const { me } = game;
  const seconds = useSecondsLeft(deadlineOf(view), Infinity) ?? 0;
  const [title, text] = wordsOf(props, seconds);
  return (
    <TableStatus<RuckusTypes>
      {...props}
      avatar={me === null ? undefined : <Avatar seat={me} name={avatarOf(seats[me])} />}
      title={title}
    >
      {seconds > 0 ? <span role="timer">{text}</span> : text}
    </TableStatus>
  );
}

export function deadlineOf(view: RuckusView): number {
  if (view.until !== null) return view.until;
  return view.phase === 'play' && view.stalling ? stallStepAt(view) : 0;
}

type StatusWords = readonly [title: string, text: string];

export function wordsOf(props: StatusProps, seconds: number): StatusWords {
  const { view, result, say, sayEnd } = props;
  switch (view.phase) {
    case 'countdown':
      return [say('ui.round', { round: view.round }), say('ui.look')];
    case 'sheet':
      return [say('ui.counted'), sayStanding(props) ?? say('ui.next', { seconds })];
    case 'over':
      return [say('ui.over'), result === null ? '' : sayEnd(result)];
    case 'play':
      return view.stalling ? [say('ui.stalling'), say('ui.stalling.ends', { seconds })] : wordsInPlay(props);
  }
}

function wordsInPlay({ view, game, say, nameOf }: StatusProps): StatusWords {
  const { mustForm, mustSlap, chosen, hinted, me } = game;
  if (mustSlap) return [say('ui.empty'), say('ui.empty.slap')];
  if (mustForm !== null) return [say('ui.pair'), say('ui.pair.lay', { family: mustForm })];
  if (chosen !== null) return [say('ui.chosen', { family: chosen }), say('ui.chosen.where')];
  if (hinted !== null) return [say('ui.hinted'), hinted.why];
  const out = view.hands.findIndex((count, seat) => count === 0 && seat !== me);
  if (out !== -1) return [nameOf(out), say('ui.other-empty')];
  if (me === null) return [say('ui.round', { round: view.round }), say('ui.all.watch')];
  return [say('ui.all'), say(view.deck === 0 ? 'ui.all.no-deck' : 'ui.all.play')];
}
