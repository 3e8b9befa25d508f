import { type AnyGame, type ArrangedTable, arrangeTable, type OptionSpec, type OptionValue } from '@tablee/kernel';
import { type SeatedTable, seatOptionsOf } from './seated-table.ts';
import type { Person, Sitter, TableDoc } from './table-doc.ts';

/** What one seat alone can have, and everybody is to have in turn. */
interface Round {
  readonly option: string;
  readonly value: OptionValue;
  /** The same option where nobody chose. */
  readonly unchosen: OptionValue;
}

function roundOf({ seatOptions }: AnyGame): Round | null {
  const specs: [string, OptionSpec][] = Object.entries(seatOptions);
  for (const [option, { goesRound, default: unchosen }] of specs) {
    if (goesRound !== undefined) return { option, value: goesRound, unchosen };
  }
  return null;
}

function said(options: object | undefined, { option }: Round): unknown {
  return (options as Readonly<Record<string, unknown>> | undefined)?.[option];
}

/**
 * The players of a match in the order of their seats, as they sit down for the next one. Somebody who chose what goes round
 * lets go of it, for another person; alone among bots, people stay what they chose to be.
 */
export function afterTurn(definition: AnyGame, played: TableDoc['setup'], seats: readonly Sitter[]): Sitter[] {
  const round = roundOf(definition);
  const isAlone = seats.filter(isPerson).length < 2;
  return seats.map((sitter, seat) => {
    if (sitter.kind === 'open') return sitter;
    if (round === null || said(played.seatOptions[seat], round) !== round.value) return withoutTurn(sitter);
    return { ...(isPerson(sitter) && !isAlone ? lettingGo(sitter, round) : sitter), hadTurn: true };
  });
}

function lettingGo(person: Person, { option }: Round): Person {
  const { [option]: _, ...seatOptions } = person.seatOptions ?? {};
  return { ...person, seatOptions };
}

/** Another game has other turns. */
export function withoutTurn<S extends Sitter>(sitter: S): S {
  const { hadTurn: _, ...rest } = sitter as Sitter & { readonly hadTurn?: true };
  return rest as S;
}

/** A game gives the same answer to the same choices: in a rematch, what goes round is first offered to those whose turn it is. */
export function arrangeInTurn(definition: AnyGame, doc: TableDoc, seated: SeatedTable): ArrangedTable {
  const { setup } = seated;
  for (const { seat, options } of offers(definition, doc, seated)) {
    const arranged = arrangeTable(definition, { ...setup, seatOptions: setup.seatOptions.with(seat, options) });
    if (arranged.ok) return arranged;
  }
  return arrangeTable(definition, setup);
}

interface Offer {
  readonly seat: number;
  readonly options: object;
}

/**
 * Who may have it, the next first: people before bots where there are several, nobody who chose something else, and whoever had
 * it only after all others. None where somebody chose it.
 */
function offers(definition: AnyGame, { seats }: TableDoc, { places, setup }: SeatedTable): Offer[] {
  const round = roundOf(definition);
  const sitters = places.map((place) => seats[place]);
  const had = sitters.findIndex(hadTurn);
  if (round === null || had === -1 || setup.seatOptions.some((one) => said(one, round) === round.value)) return [];
  const isForPeople = sitters.filter(isPerson).length > 1;
  const rank = (seat: number): number => {
    if (seat === had) return 2;
    return isForPeople && !isPerson(sitters[seat]) ? 1 : 0;
  };
  return sitters
    .map((_, index) => (had + 1 + index) % sitters.length)
    .filter((seat) => said(setup.seatOptions[seat], round) === round.unchosen)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((seat) => ({ seat, options: { ...setup.seatOptions[seat], [round.option]: round.value } }));
}

function isPerson(sitter: Sitter | undefined): sitter is Person {
  return sitter?.kind === 'person';
}

function hadTurn(sitter: Sitter | undefined): boolean {
  return sitter !== undefined && 'hadTurn' in sitter;
}

/** The place that has it in a rematch because it is its turn; null where somebody chose it, and where nothing goes round. */
export function turnIn(definition: AnyGame, { seats }: TableDoc, plays: readonly (object | null)[]): number | null {
  const round = roundOf(definition);
  if (round === null || !seats.some(hadTurn)) return null;
  const place = plays.findIndex((one) => one !== null && said(one, round) === round.value);
  const isChosen = said(seatOptionsOf(seats[place], definition), round) === round.value;
  return place === -1 || isChosen ? null : place;
}
