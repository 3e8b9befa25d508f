import type { TableInfo } from '@tablee/protocol';
import { Announcer, BIG_SCREEN, teamWordsOf } from '@tablee/table-ui';
import { type AnyWords, type SpokenWords, sayRefusal, speakerOf } from '@tablee/words';
import { use } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { CodeSigns } from '../../parts/code-signs.tsx';
import { GameBox } from '../../parts/game-box.tsx';
import { openRules } from '../../parts/open-game.ts';
import { QrPicture } from '../../parts/qr-picture.tsx';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useLink } from '../../parts/use-link.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useSettings } from '../../settings/settings.ts';
import { nameAt, sayObstacle } from '../lobby/lobby-status.ts';
import { lobbyTitle } from '../lobby/lobby-title.ts';
import { placeGroups } from '../lobby/place-groups.ts';
import type { SayRule } from '../lobby/room.ts';
import { useArrivals } from '../lobby/use-arrivals.ts';
import type { TablePageProps } from '../table-door.tsx';
import { Stage } from './stage.tsx';
import { TvHead } from './tv-head.tsx';
import { TvSeats } from './tv-seats.tsx';
import { TvTalk } from './tv-talk.tsx';

/** The television before the match: seats and invitation. */
export function TvLobby({ session, table, entry, code }: Omit<TablePageProps, 'open'>) {
  const say = useSay();
  const box = useBoxWords(entry);
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRules(table.game, entry, locale));
  const teamWords = teamWordsOf(definition, table.options, speakerOf(words, locale));
  const lines = useArrivals(table.seats);
  usePageTitle(box('name'));
  return (
    <>
      <Stage least={BIG_SCREEN}>
        <TvHead title={box('name')} subtitle={lobbyTitle(table, null, say)} isVocal={false} />
        <main className="tv-lobby">
          <section aria-label={say('lobby.places')}>
            <span className="tv-box" aria-hidden="true">
              <GameBox entry={entry} />
            </span>
            <TvSeats seats={table.seats} groups={placeGroups(table, null)} teamWords={teamWords} />
            <p className="tv-wait" role="status">
              {useWaiting(table, words)}
            </p>
          </section>
          <Way id={table.id} code={code} />
        </main>
      </Stage>
      <Announcer lines={lines} />
      <TvTalk session={session} table={table} within=".tv-lobby" />
    </>
  );
}

function useWaiting(table: TableInfo, words: SpokenWords<AnyWords>): string {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const sayRule: SayRule = (refusal, nameOf) => sayRefusal(words, locale, refusal, nameOf);
  const obstacle = sayObstacle(table, { say, locale, sayRule });
  if (obstacle !== null) return obstacle;
  return table.maker === null ? say('lobby.status-ready') : say('tv.ready', { name: nameAt(table, table.maker) });
}

/** Code and QR code, readable across a room. */
function Way({ id, code }: { readonly id: string; readonly code: string | null }) {
  const say = useSay();
  const { url, isOnlyHere } = useLink(id);
  return (
    <section className="tv-way tv-paper" aria-labelledby="tv-way-title">
      <h2 id="tv-way-title">{say('tv.scan')}</h2>
      <div className="tv-way-qr">
        <QrPicture text={url} label={say('lobby.qr')} />
      </div>
      {code !== null && <CodeSigns code={code} className="tv-code" />}
      <p className="tv-url">{isOnlyHere ? say('lobby.only-here') : say('tv.code-at', { host: new URL(url).host })}</p>
    </section>
  );
}
