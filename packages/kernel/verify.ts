import type { AnyGame, GameTypes } from './game.ts';
import { hashValue } from './hash.ts';
import { canonical } from './json.ts';
import type { StoredMatch } from './log.ts';
import { openMatch } from './match.ts';
import { type Replayed, type ReplayProblem, replay } from './replay.ts';
import { requireSameRules } from './same-rules.ts';
import { commitmentTo, mixSeed } from './seed.ts';

export type VerifyProblem =
  | ReplayProblem
  | { readonly seq: null; readonly why: 'another-commitment' | 'another-state' | 'another-result' };

export type Verified =
  | Extract<Replayed<GameTypes>, { ok: true }>
  | { readonly ok: false; readonly problem: VerifyProblem };

/** Replays a stored match and compares commitment, final state and result with the stored ones. */
export function verifyMatch(definition: AnyGame, stored: StoredMatch): Verified {
  const differs = (why: 'another-commitment' | 'another-state' | 'another-result'): Verified => {
    return { ok: false, problem: { seq: null, why } };
  };
  const { header, end } = stored;
  requireSameRules(definition, header);
  if (commitmentTo(end.seed.secret) !== header.commitment) return differs('another-commitment');
  const replayed = replay(openMatch(definition, header.table, mixSeed(end.seed)).match, stored.entries);
  if (!replayed.ok) return replayed;
  const isOtherState = end.stateHash !== null && hashValue(replayed.match.state) !== end.stateHash;
  if (isOtherState) return differs('another-state');
  const result = definition.result(replayed.match.state);
  return canonical(result) === canonical(end.result) ? replayed : differs('another-result');
}
