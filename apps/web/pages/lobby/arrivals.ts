import type { SeatInfo } from '@tablee/protocol';
import type { SayPage } from '../../locale/index.ts';

/** The seats at one moment; `own` is the viewer's. */
export interface Gathering {
  readonly seats: readonly SeatInfo[];
  readonly own: number | null;
}

type Sitter = Exclude<SeatInfo, { kind: 'open' }>;

/**
 * Sentences about the changes between two moments: arrivals, replacements, departures, new names, and the viewer's new
 * place.
 */
export function sayArrivals(before: Gathering, after: Gathering, say: SayPage): string[] {
  const [was, is] = [namesAt(before), namesAt(after)];
  const moved = after.own !== null && before.own !== after.own;
  const told: string[] = moved ? [say('lobby.moved', { place: after.own + 1 })] : [];
  const renamed = new Set<string>();
  for (const [place, info] of after.seats.entries()) {
    if (info.kind === 'open' || was.has(info.name) || (moved && place === after.own)) continue;
    const there = sitterAt(before, place);
    const isOther = there !== null && !is.has(there.name);
    if (isOther) renamed.add(there.name); // Their departure is part of the sentence about the new sitter.
    told.push(sayComing(info, isOther ? there : null, say));
  }
  const left = [...was].filter((name) => !is.has(name) && !renamed.has(name));
  return [...told, ...left.map((name) => say('lobby.left', { name }))];
}

export function hasNewPerson(before: Gathering, after: Gathering): boolean {
  const was = namesAt(before);
  return after.seats.some((info) => info.kind === 'person' && !was.has(info.name));
}

function sayComing({ kind, name }: Sitter, there: Sitter | null, say: SayPage): string {
  if (kind === 'bot') return say('lobby.joined-bot', { name });
  if (there === null) return say('lobby.joined', { name });
  if (there.kind === 'bot') return say('handed-over.taken', { name, bot: there.name });
  return say('lobby.renamed', { before: there.name, name });
}

function sitterAt({ seats }: Gathering, place: number): Sitter | null {
  const info = seats[place];
  return info === undefined || info.kind === 'open' ? null : info;
}

function namesAt({ seats }: Gathering): Set<string> {
  return new Set(seats.flatMap((info) => (info.kind === 'open' ? [] : [info.name])));
}
