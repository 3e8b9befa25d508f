import type { UiEntry } from '@tablee/games/catalog.ui';
import type { SeatInfo } from '@tablee/protocol';
import { Avatar, avatarPicture, markOf, tableWords } from '@tablee/table-ui';
import { ChevronDown, Plus, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { SendOffDialog } from '../../parts/send-off-dialog.tsx';
import type { NewSitter } from '../../session/api.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Spot } from './around.ts';

export interface PlaceProps {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly spot: Spot;
  readonly isMine: boolean;
  /** Whether this viewer may put bots here and take them away. */
  readonly isMaker: boolean;
  readonly canSit: boolean;
  readonly entry: UiEntry;
  readonly onSeat: (seat: number, sitter: NewSitter) => void;
  readonly onSit: (seat: number) => void;
  readonly onSendOff: (seat: number) => void;
}

/** One place at the table: somebody, a bot, or free. */
export function Place(props: PlaceProps) {
  const { seat, info, spot } = props;
  const style = { '--x': `${spot.x}%`, '--y': `${spot.y}%`, '--seat': markOf(seat).colour } as CSSProperties;
  const isComing = info.kind === 'person' && !info.online;
  return (
    <li className="place" data-seat={seat} data-kind={info.kind} data-coming={isComing || undefined} style={style}>
      {info.kind === 'open' ? <Free {...props} /> : <Taken {...props} info={info} />}
    </li>
  );
}

type TakenProps = PlaceProps & { readonly info: Exclude<SeatInfo, { kind: 'open' }> };

function Taken(props: TakenProps) {
  const { seat, info, isMine, isMaker } = props;
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return (
    <>
      <Avatar seat={seat} name={info.avatar} />
      <div className="place-words">
        <p className="place-name">
          <span>{info.name}</span>
          {info.kind === 'bot' && <span className="bot-chip">{tableWords(locale)('bot')}</span>}
        </p>
        {info.kind === 'bot' ? (
          <BotLevel {...props} name={info.name} level={info.level} />
        ) : (
          <p className="place-sub">{isMine ? say('lobby.you') : say(info.online ? 'lobby.here' : 'lobby.coming')}</p>
        )}
      </div>
      {isMaker && !isMine && <Remove {...props} />}
    </>
  );
}

/** Bots and whoever has not come make room at once; whoever is there is sent off only on a second thought. */
function Remove({ seat, info, onSeat, onSendOff }: TakenProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const { name } = info;
  const isHere = info.kind === 'person' && info.online;
  const label = info.kind === 'bot' ? 'lobby.remove-bot' : 'lobby.free-place';
  return (
    <>
      <button
        type="button"
        className="place-remove"
        aria-label={say(isHere ? 'menu.send-off' : label, { name })}
        onClick={() => (isHere ? setAsking(true) : onSeat(seat, { kind: 'open' }))}
      >
        <X size={19} strokeWidth={2.6} aria-hidden="true" />
      </button>
      {isAsking && (
        <SendOffDialog
          name={name}
          isPlaying={false}
          onSendOff={() => onSendOff(seat)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function BotLevel({ seat, entry, isMaker, onSeat, name, level }: PlaceProps & { name: string; level: string }) {
  const say = useSay();
  if (!isMaker) return <p className="place-sub">{sayLevel(say, level)}</p>;
  return (
    <label className="place-level">
      {sayLevel(say, level)}
      <ChevronDown size={17} strokeWidth={2.8} aria-hidden="true" />
      <select
        aria-label={say('level-of', { name })}
        value={level}
        onChange={(event) => onSeat(seat, { kind: 'bot', level: event.target.value })}
      >
        {entry.levels.map((one) => (
          <option key={one} value={one}>
            {sayLevel(say, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Free({ seat, isMaker, canSit, entry, onSeat, onSit }: PlaceProps) {
  const say = useSay();
  const place = seat + 1;
  const level = entry.levels.includes('normal') ? 'normal' : (entry.levels[0] ?? '');
  return (
    <>
      <span className="place-plus" aria-hidden="true">
        <Plus size={28} strokeWidth={3} />
      </span>
      <div className="place-words">
        <p className="place-name">
          <span>{say('lobby.free')}</span>
        </p>
        {isMaker && (
          <button
            type="button"
            className="place-level"
            aria-label={say('lobby.add-bot', { place })}
            onClick={() => onSeat(seat, { kind: 'bot', level })}
          >
            <img src={avatarPicture('robot')} width={20} height={20} alt="" />
            {say('lobby.bot')}
          </button>
        )}
        {canSit && (
          <button
            type="button"
            className="place-level"
            aria-label={say('lobby.sit-here', { place })}
            onClick={() => onSit(seat)}
          >
            {say('lobby.sit')}
          </button>
        )}
      </div>
    </>
  );
}
