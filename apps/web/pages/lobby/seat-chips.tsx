import type { OptionValue } from '@tablee/kernel';
import { listOf } from '@tablee/table-ui';
import { Check } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import { Chip, ChipRow, SelectChip } from './chip.tsx';
import { nameAt } from './lobby-status.ts';
import { mayChooseFor, type Room } from './room.ts';
import styles from './seat-chips.module.css';
import { isSwitch, type SeatOption, seatOptionsAt } from './seat-options.ts';

interface SeatProps {
  readonly room: Room;
  readonly seat: number;
}

/** What is chosen for a seat: one's own to change, everybody's to read. */
export function SeatChips({ room, seat }: SeatProps) {
  const options = seatOptionsAt(room.definition, room.table, seat);
  const isMine = seat === room.own;
  return options.map((option) =>
    isMine ? (
      <Choice key={option.name} {...{ room, seat, option }} />
    ) : (
      option.value !== option.spec.default && (
        <span key={option.name} className={styles['badge']}>
          {room.sayGame(chosenWord(option))}
        </span>
      )
    ),
  );
}

/** The same, a line each, for a seat whose chips have no room to be changed in. */
export function SeatRows({ room, seat }: SeatProps) {
  return seatOptionsAt(room.definition, room.table, seat).map((option) => (
    <ChipRow key={option.name}>
      <Choice {...{ room, seat, option }} />
    </ChipRow>
  ));
}

interface ChoiceProps extends SeatProps {
  readonly option: SeatOption;
}

function Choice(props: ChoiceProps) {
  return isSwitch(props.option) ? <Switch {...props} /> : <Menu {...props} />;
}

/** Says who, where it is not oneself. */
function useLabel({ room, seat, option }: ChoiceProps): string {
  const say = useSay();
  const word = room.sayGame(`seat-option.${option.name}`);
  return seat === room.own ? word : say('lobby.seat-option', { option: word, name: nameAt(room.table, seat) });
}

function Switch(props: ChoiceProps) {
  const { room, seat, option } = props;
  const { name, value } = option;
  return (
    <Chip
      aria-pressed={value === true}
      aria-label={useLabel(props)}
      title={`${room.sayGame(`seat-option.${name}`)} ${room.sayGame(`seat-option.${name}.true`)}`}
      disabled={!mayChooseFor(room, seat)}
      onClick={() => room.actions.chooseForSeat(seat, { [name]: value !== true })}
    >
      <i className={styles['tick']} aria-hidden="true">
        {value === true && <Check size={14} strokeWidth={4} />}
      </i>
      {room.sayGame(`seat-option.${name}`)}
    </Chip>
  );
}

/** Says what it is about until something is chosen: two that nobody chose would look alike. */
function Menu(props: ChoiceProps) {
  const { room, seat, option } = props;
  const { name, spec, value, choices } = option;
  const sayChoice = useSayChoice(props);
  return (
    <SelectChip
      label={useLabel(props)}
      value={value}
      choices={choices.map((choice) => ({ value: choice.value, words: sayChoice(choice), isTaken: !choice.isFree }))}
      onChoose={(chosen) => room.actions.chooseForSeat(seat, { [name]: chosen })}
    >
      {room.sayGame(value === spec.default ? `seat-option.${name}` : `seat-option.${name}.${value}`)}
    </SelectChip>
  );
}

/** What others have taken is said with their names. */
function useSayChoice({ room, option }: ChoiceProps): (choice: SeatOption['choices'][number]) => string {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return ({ value, holders, isFree }) => {
    const choice = room.sayGame(`seat-option.${option.name}.${value}`);
    if (isFree || holders.length === 0) return choice;
    const names = holders.map((holder) => nameAt(room.table, holder));
    return say('lobby.seat-choice-taken', { choice, names: listOf(names, locale) });
  };
}

function chosenWord({ name, value }: { readonly name: string; readonly value: OptionValue }): string {
  return value === true ? `seat-option.${name}` : `seat-option.${name}.${value}`;
}
