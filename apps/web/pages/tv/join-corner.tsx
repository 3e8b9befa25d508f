import type { TableInfo } from '@tablee/protocol';
import { useSay } from '../../locale/use-say.ts';
import { QrPicture } from '../../parts/qr-picture.tsx';
import { useLink } from '../../parts/use-link.ts';
import { placesOffered } from './join-offer.ts';

/** How a phone comes to the table while it is played at: to the place of a bot, or to watch. */
export function JoinCorner({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { url } = useLink(table.id);
  const places = placesOffered(table);
  return (
    <aside className="tv-corner tv-paper" aria-label={say('lobby.invite')}>
      <div className="tv-corner-qr">
        <QrPicture text={url} label={say('lobby.qr')} />
      </div>
      <p>
        <b>{say(places > 0 ? 'tv.join' : 'tv.watch')}</b>
        {places > 0 ? say('tv.join-places', { places }) : say('tv.watch-how')}
      </p>
    </aside>
  );
}
