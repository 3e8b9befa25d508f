import { listOf } from '@tablee/table-ui';
import { Check, ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import { Chip, ChipRow, SelectChip } from './chip.tsx';
import { nameAt } from './lobby-status.ts';
import { mayChooseFor, type Room } from './room.ts';
import styles from './seat-chips.module.css';
import { isSwitch, type SeatChoice, type SeatOption, seatOptionsAt, tellingOptions } from './seat-options.ts';

interface SeatProps {
  readonly room: Room;
  readonly seat: number;
}

/** The options chosen for a seat, editable on the viewer's own. */
export function SeatChips({ room, seat }: SeatProps) {
  const options = seatOptionsAt(room.definition, room.table, seat);
  const chosen = tellingOptions(options);
  if (seat === room.own) return <Mine {...{ room, seat, options, chosen }} />;
  if (chosen.length === 0) return null;
  return (
    <p className={styles['said']}>
      {chosen.map((option) => (
        <span key={option.name} className={styles['badge']}>
          {room.sayGame(chosenWord(option))}
        </span>
      ))}
    </p>
  );
}

interface MineProps extends SeatProps {
  readonly options: readonly SeatOption[];
  readonly chosen: readonly SeatOption[];
}

/** One chip for all options of a seat, which opens them in a dialog because places are small. */
function Mine({ room, seat, options, chosen }: MineProps) {
  const say = useSay();
  const [first] = options;
  if (first === undefined) return null;
  if (Object.keys(room.definition.seatOptions).length === 1) return <Choice {...{ room, seat }} option={first} />;
  const words = chosen.length === 0 ? [`seat-option.${first.name}`] : chosen.map(chosenWord);
  const notes = chosen.flatMap((option) => room.sayIfTold(noteWord(option)) ?? []);
  return (
    <Chip aria-haspopup="dialog" onClick={room.openMine}>
      <span className={styles['mine']}>
        <span className="hidden-words">{say('lobby.what-i-play')} </span>
        {words.map((word, index) => (
          <Fragment key={word}>
            {index > 0 && ', '}
            <span className={styles['word']}>{room.sayGame(word)}</span>
          </Fragment>
        ))}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
      <ChevronDown size={17} strokeWidth={2.8} aria-hidden="true" />
    </Chip>
  );
}

/** The options as rows of a dialog, for seats whose chips have no room for a select. */
export function SeatRows({ room, seat }: SeatProps) {
  return seatOptionsAt(room.definition, room.table, seat).map((option) => (
    <ChipRow key={option.name}>
      <Choice {...{ room, seat, option }} isRow />
    </ChipRow>
  ));
}

interface ChoiceProps extends SeatProps {
  readonly option: SeatOption;
  readonly isRow?: boolean;
}

function Choice(props: ChoiceProps) {
  return isSwitch(props.option) ? <Switch {...props} /> : <Menu {...props} />;
}

/** Includes the name on another player's seat. */
function useLabel({ room, seat, option }: ChoiceProps): string {
  const say = useSay();
  const word = room.sayGame(`seat-option.${option.name}`);
  return seat === room.own ? word : say('lobby.seat-option', { option: word, name: nameAt(room.table, seat) });
}

function Switch(props: ChoiceProps) {
  const say = useSay();
  const { room, seat, option } = props;
  const { name, value } = option;
  const word = room.sayGame(`seat-option.${name}`);
  return (
    <Chip
      aria-pressed={value === true}
      aria-label={useLabel(props)}
      title={say('lobby.seat-option', { option: word, name: room.sayGame(`seat-option.${name}.true`) })}
      disabled={!mayChooseFor(room, seat)}
      onClick={() => room.actions.chooseForSeat(seat, { [name]: value !== true })}
    >
      <i className={styles['tick']} aria-hidden="true">
        {value === true && <Check size={14} strokeWidth={4} />}
      </i>
      {word}
    </Chip>
  );
}

function Menu(props: ChoiceProps) {
  const { room, seat, option } = props;
  const { name, value, choices } = option;
  const sayChoice = useSayChoice(props);
  return (
    <SelectChip
      label={useLabel(props)}
      value={value}
      choices={choices.map((choice) => ({ value: choice.value, words: sayChoice(choice), isTaken: !choice.isFree }))}
      onChoose={(chosen) => room.actions.chooseForSeat(seat, { [name]: chosen })}
    >
      <Chosen {...props} />
    </SelectChip>
  );
}

/** On a chip, the name of the option until something is chosen; in a row, both and the game's note. */
function Chosen({ room, option, isRow = false }: ChoiceProps) {
  const { name, spec, value } = option;
  const what = room.sayGame(`seat-option.${name}`);
  const choice = room.sayGame(`seat-option.${name}.${value}`);
  if (!isRow) return value === spec.default ? what : choice;
  const note = room.sayIfTold(noteWord(option));
  return (
    <span className={styles['line']}>
      <small>{what}</small>
      <b>{choice}</b>
      {note !== null && <small className={styles['note']}>{note}</small>}
    </span>
  );
}

/** Adds the game's note to a choice, or the names of the players who have taken it. */
function useSayChoice({ room, option }: ChoiceProps): (choice: SeatChoice) => string {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  return ({ value, holders, isFree }) => {
    const choice = room.sayGame(`seat-option.${option.name}.${value}`);
    const note = room.sayIfTold(noteWord({ name: option.name, value }));
    if (isFree || holders.length === 0) return note === null ? choice : say('lobby.seat-choice-note', { choice, note });
    const names = holders.map((holder) => nameAt(room.table, holder));
    return say('lobby.seat-choice-taken', { choice, names: listOf(names, locale) });
  };
}

type ChosenOption = Pick<SeatOption, 'name' | 'value'>;

function chosenWord({ name, value }: ChosenOption): string {
  return value === true ? `seat-option.${name}` : `seat-option.${name}.${value}`;
}

/** Id of a short explanation of a choice, which a game may have. */
function noteWord({ name, value }: ChosenOption): string {
  return `seat-option.${name}.${value}.note`;
}
