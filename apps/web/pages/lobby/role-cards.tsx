import { Avatar, avatarOf, listOf } from '@tablee/table-ui';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import { nameAt } from './lobby-status.ts';
import styles from './role-cards.module.css';
import type { Room } from './room.ts';
import { isSwitch, playersOf, type SeatChoice, type SeatOption, seatOptionsAt } from './seat-options.ts';

/** What the viewer's seat could be, where the game has such a choice; to a visitor, what the first seat could be. */
export function roleOption({ definition, table, own }: Room): SeatOption | null {
  return seatOptionsAt(definition, table, own ?? 0).find((option) => !isSwitch(option)) ?? null;
}

/** Who plays what: one card a role, to be taken by touching it. Only where there is room; the place says it too. */
export function RoleCards({ room }: { readonly room: Room }) {
  const say = useSay();
  const option = roleOption(room);
  if (option === null) return null;
  const { name, spec, value } = option;
  const choose = (wanted: SeatOption['value']): void => {
    if (room.own !== null) room.actions.chooseForSeat(room.own, { [name]: wanted });
  };
  return (
    <div className={styles['roles']} role="group" aria-label={room.sayGame(`seat-option.${name}`)}>
      <div className={styles['head']}>
        <h2>{say('lobby.who-plays-what')}</h2>
        <button
          type="button"
          className={styles['any']}
          aria-pressed={value === spec.default}
          disabled={room.own === null}
          onClick={() => choose(spec.default)}
        >
          {room.sayGame(`seat-option.${name}.${spec.default}`)}
        </button>
      </div>
      <ul className={styles['cards']}>
        {option.choices
          .filter((choice) => choice.value !== spec.default)
          .map((choice) => (
            <li key={String(choice.value)}>
              <RoleCard {...{ room, option, choice }} onChoose={() => choose(choice.value)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface RoleCardProps {
  readonly room: Room;
  readonly option: SeatOption;
  readonly choice: SeatChoice;
  readonly onChoose: () => void;
}

function RoleCard({ room, option: { name, value }, choice, onChoose }: RoleCardProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { table, own } = room;
  const isMine = own !== null && choice.value === value;
  const players = playersOf(table, name, choice);
  return (
    <button
      type="button"
      className={styles['card']}
      data-held={choice.holders.length > 0 || undefined}
      aria-pressed={isMine}
      disabled={own === null || !choice.isFree}
      onClick={onChoose}
    >
      <b>{room.sayGame(`seat-option.${name}.${choice.value}`)}</b>
      <span className={styles['faces']} aria-hidden="true">
        {players.map((player) => (
          <Avatar key={player} seat={player} name={avatarOf(table.seats[player])} />
        ))}
      </span>
      <small>
        {sayWho(
          choice,
          listOf(
            players.map((player) => nameOf(room, player, say)),
            locale,
          ),
          say,
        )}
      </small>
    </button>
  );
}

/** `names` are those of everybody who plays it, also of those who only do so until somebody wants it. */
function sayWho({ holders, isFree }: SeatChoice, names: string, say: SayPage): string {
  if (names === '') return say(isFree ? 'lobby.choice-free' : 'lobby.choice-taken');
  return holders.length === 0 ? say('lobby.choice-for-now', { names }) : names;
}

function nameOf({ table }: Room, seat: number, say: SayPage): string {
  const name = nameAt(table, seat);
  return table.seats[seat]?.kind === 'bot' ? say('lobby.bot-named', { name }) : name;
}
