import { nameAll } from '../../locale/index.ts';
import type { StatusLines, TableReader } from '../modules/contract.ts';
import { leaderOf } from './score.ts';

/** RO-A72, RO-A94: the cups and what comes next, or who wants to stop. */
export function resultLines({ view, game: { me }, say, nameOf }: TableReader): StatusLines {
  const stopping = view.rounds?.stopping ?? [];
  if (stopping.length > 0) {
    const isMine = me !== null && stopping.includes(me);
    const players = nameAll(stopping.map(nameOf), say);
    const who = isMine ? 'yes' : 'no';
    return [say('ui.stop.wanted', { me: who, players, count: stopping.length }), say('ui.stop.wait', { me: who })];
  }
  const camp = leaderOf(view) ?? 'none';
  return [say('ui.result.score', { camp }), say('ui.result.then', { camp })];
}
