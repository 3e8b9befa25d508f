import type { Seat } from '@tablee/kernel';
import { speak, useMatchContext, Volume2 } from '@tablee/table-ui';
import { Plate } from '../plate.tsx';
import { tellTiles } from '../tell.ts';
import { Kept } from './kept.tsx';
import { JuniorStatus } from './status.tsx';
import type { JuniorGame } from './table.tsx';

/** My side of the table: my kept tiles, and a loudspeaker button for children who cannot read. */
export function JuniorTray(game: JuniorGame) {
  const { me, view, pair, locale, say } = game;
  const isWaiting = useMatchContext().note !== null;
  const isMine = me !== null && view.turn === me && view.phase === 'flip' && pair === null && !isWaiting;
  return (
    <section className="tray wood junior-tray" aria-label={say('ui.kept')}>
      <h2 className="hidden-words">{say('ui.kept')}</h2>
      <JuniorStatus {...game} />
      {me !== null && (
        <>
          <Plate {...game} seat={me}>
            {say('ui.rack.count', { count: view.kept[me]?.length ?? 0 })}
          </Plate>
          <div className="well junior-well" data-now={isMine || undefined}>
            {isMine && (
              <b className="junior-now" aria-hidden="true">
                {say('ui.now')}
              </b>
            )}
            <Kept seat={me} game={game} />
            <span className="count" aria-hidden="true">
              {view.kept[me]?.length ?? 0}
            </span>
          </div>
          <button
            type="button"
            className="button paper junior-listen"
            aria-label={say('ui.listen')}
            onClick={() => speak(sentenceOf(game, me), locale)}
          >
            <Volume2 size={30} aria-hidden="true" />
          </button>
        </>
      )}
    </section>
  );
}

/** The last event and what I can do now. */
function sentenceOf({ happenings, view, say, nameOf }: JuniorGame, me: Seat): string {
  const told = happenings.at(-1)?.sights.map((sight) => tellTiles(sight, say, nameOf, me) ?? '') ?? [];
  const mine = view.turn === me && view.phase === 'flip' ? [say('ui.you'), say('ui.you.flip')] : [];
  return [...told, ...mine].join(' ');
}
