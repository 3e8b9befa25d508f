import { create } from 'zustand';
import { recall, remember } from '../../settings/remembered.ts';

/** Maximum of stored ids. Ids differ at each table, so the oldest belong to tables that are over. */
const MAX_MUTED = 200;

interface MutedPeople {
  /** Ids (`who`) of muted people, the newest last. */
  readonly people: readonly string[];
}

export const useUnheard = create<MutedPeople>(() => ({ people: readPeople(recall('unheard')) }));

export function readPeople(text: string | null): string[] {
  return text === null ? [] : text.split(' ').filter((who) => /^[0-9a-f]+$/.test(who));
}

export function mutePerson(who: string): void {
  keep([...without(who), who].slice(-MAX_MUTED));
}

export function hearPerson(who: string): void {
  keep(without(who));
}

function without(who: string): string[] {
  return useUnheard.getState().people.filter((one) => one !== who);
}

function keep(people: readonly string[]): void {
  remember('unheard', people.join(' '));
  useUnheard.setState({ people });
}
