import type { TableInfo } from '@tablee/protocol';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { QrPicture } from '../../parts/qr-picture.tsx';
import { useLink } from '../../parts/use-link.ts';
import { placesOffered } from './join-offer.ts';

/** Invites phones during and after a match: to the place of a bot, to watch, or to a rematch. */
export function JoinCorner({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { url } = useLink(table.id);
  const { title, how } = offerOf(table, say);
  return (
    <aside className="tv-corner tv-paper" aria-label={say('lobby.invite')}>
      <div className="tv-corner-qr">
        <QrPicture text={url} label={say('lobby.qr')} />
      </div>
      <p>
        <b>{title}</b>
        {how}
      </p>
    </aside>
  );
}

function offerOf(table: TableInfo, say: SayPage): { readonly title: string; readonly how: string } {
  if (table.status === 'over') return { title: say('tv.join'), how: say('tv.join-rematch') };
  const places = placesOffered(table);
  if (places === 0) return { title: say('tv.watch'), how: say('tv.watch-how') };
  return { title: say('tv.join'), how: say('tv.join-places', { places }) };
}
