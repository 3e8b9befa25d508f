import type { SeatInfo } from '@tablee/protocol';
import { Avatar, avatarPicture, tableWords } from '@tablee/table-ui';
import { ChevronDown, Pencil, Plus } from 'lucide-react';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import { levelFor, useHabits } from '../home/against.ts';
import { Chip } from './chip.tsx';
import styles from './place.module.css';
import { Corner, MoveHere } from './place-corner.tsx';
import { usePlaceMenu } from './place-menu.tsx';
import { offeredToLetIn, type Room } from './room.ts';
import { SeatChips } from './seat-chips.tsx';
import { nameOfGuest } from './sent-off-rows.tsx';
import { differingLevels } from './told-levels.ts';
import { variantOf } from './variants.ts';

interface PlaceProps {
  readonly room: Room;
  readonly seat: number;
}

/** One place: a person, a bot, or free. Fills its box. */
export function Place({ room, seat }: PlaceProps) {
  const info = room.table.seats[seat] ?? { kind: 'open' };
  const isComing = info.kind === 'person' && !info.online;
  return (
    <div
      className={styles['place']}
      data-kind={info.kind}
      data-mine={seat === room.own || undefined}
      data-coming={isComing || undefined}
      data-lets-in={offeredToLetIn(room, seat) !== null || undefined}
    >
      {info.kind === 'open' ? <Free room={room} seat={seat} /> : <Taken room={room} seat={seat} info={info} />}
    </div>
  );
}

interface TakenProps extends PlaceProps {
  readonly info: Exclude<SeatInfo, { kind: 'open' }>;
}

function Taken({ room, seat, info }: TakenProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { open, menu } = usePlaceMenu({ room, seat, info });
  const isMine = seat === room.own;
  return (
    <>
      <span className={styles['face']}>
        <Avatar seat={seat} name={info.avatar} />
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <span data-thing="place-name">{info.name}</span>
          {info.kind === 'bot' && <span className={`bot-chip ${styles['bot']}`}>{tableWords(locale)('bot')}</span>}
        </p>
        {info.kind === 'person' && (
          <p className={styles['sub']}>{say(isMine ? 'lobby.you' : info.online ? 'lobby.here' : 'lobby.coming')}</p>
        )}
        <div className={styles['chips']}>
          {info.kind === 'bot' && <BotLevel {...{ room, info }} onOpen={open} />}
          <SeatChips room={room} seat={seat} />
        </div>
      </div>
      {isMine ? <WhoIAm room={room} name={info.name} /> : <Corner {...{ room, seat, info }} onMenu={open} />}
      {menu}
    </>
  );
}

/** Covers the whole place; other buttons lie above it. */
function WhoIAm({ room, name }: { readonly room: Room; readonly name: string }) {
  const say = useSay();
  const label = say('me.open', { name });
  return (
    <button type="button" className={styles['mine']} aria-label={label} title={label} onClick={room.actions.rename}>
      <Pencil size={18} strokeWidth={2.6} aria-hidden="true" />
    </button>
  );
}

interface BotLevelProps {
  readonly room: Room;
  readonly info: Extract<SeatInfo, { kind: 'bot' }>;
  readonly onOpen: () => void;
}

/** For the maker, a button that opens the levels. Nothing if all levels play alike. */
function BotLevel({ room: { table, entry, sayGame, isMaker }, info: { name, level }, onOpen }: BotLevelProps) {
  const say = useSay();
  if (differingLevels(entry.levels, sayGame, table.options).length === 0) return null;
  const word = sayLevel(say, level);
  if (!isMaker) return <p className={styles['sub']}>{word}</p>;
  return (
    <Chip aria-label={say('level-of-now', { name, level: word })} aria-haspopup="dialog" onClick={onOpen}>
      {word}
      <ChevronDown size={17} strokeWidth={2.8} aria-hidden="true" />
    </Chip>
  );
}

function Free({ room, seat }: PlaceProps) {
  const say = useSay();
  const { isMaker, isBarred } = room;
  return (
    <>
      <BigPlus room={room} seat={seat} />
      <div className={styles['words']}>
        <p className={styles['name']}>
          <span data-thing="place-name">{say('lobby.free')}</span>
        </p>
        <div className={styles['chips']}>
          {isMaker ? <AddBot room={room} seat={seat} /> : !isBarred && <ComeHere room={room} seat={seat} />}
          <LetIn room={room} seat={seat} />
        </div>
      </div>
      {isMaker && <MoveHere room={room} seat={seat} />}
    </>
  );
}

/** Opens the invitation; for a visitor, takes the place. */
function BigPlus({ room: { own, isBarred, actions, openInvite }, seat }: PlaceProps) {
  const say = useSay();
  const label = say(own === null ? 'lobby.take-here' : 'lobby.invite-here', { place: seat + 1 });
  return (
    <button
      type="button"
      className={styles['plus']}
      aria-label={label}
      title={label}
      aria-haspopup={own === null ? undefined : 'dialog'}
      disabled={own === null && isBarred}
      onClick={() => (own === null ? actions.sit(seat) : openInvite())}
    >
      <Plus size={28} strokeWidth={3} aria-hidden="true" />
    </button>
  );
}

/** Adds a bot of the level chosen on this device, or of one that suits the variant. */
function AddBot({ room: { entry, definition, table, actions }, seat }: PlaceProps) {
  const say = useSay();
  const against = useHabits((habits) => habits.against);
  const { preset } = variantOf(definition, table.options);
  const level = levelFor(entry, entry.variants.find((one) => one.preset === preset) ?? entry.variants[0], against);
  return (
    <Chip
      aria-label={say('lobby.add-bot', { place: seat + 1 })}
      onClick={() => actions.arrange(seat, { kind: 'bot', level })}
    >
      <img src={avatarPicture('robot')} width={20} height={20} alt="" />
      {say('lobby.bot')}
    </Chip>
  );
}

/** Reverses a removal, on the place that it freed. */
function LetIn({ room, seat }: PlaceProps) {
  const say = useSay();
  const guest = offeredToLetIn(room, seat);
  if (guest === null) return null;
  return (
    <Chip onClick={() => room.actions.letIn(guest)}>
      <span className={styles['let-in']}>{say('lobby.let-in', { name: nameOfGuest(guest, say) })}</span>
    </Chip>
  );
}

/** For everybody but the maker: a visitor sits down, a seated player moves here. */
function ComeHere({ room: { own, actions }, seat }: PlaceProps) {
  const say = useSay();
  const place = seat + 1;
  return (
    <Chip
      aria-label={say(own === null ? 'lobby.sit-here' : 'lobby.move-here', { place })}
      onClick={() => (own === null ? actions.sit(seat) : actions.swap(own, seat))}
    >
      {say(own === null ? 'lobby.sit' : 'lobby.move')}
    </Chip>
  );
}
