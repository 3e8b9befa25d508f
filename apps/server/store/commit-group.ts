import type { StatementSync } from 'node:sqlite';
import { type Group, isWrite, type RequestResult, type StoreRequest } from './messages.ts';
import type { Data } from './open-data.ts';
import { reasonOf } from './problems.ts';
import { openRecords, type Records } from './records.ts';
import { isOfDatabase } from './sqlite-errors.ts';

/** Runs requests in one transaction. Throws if the database fails; then none of them may be answered. */
export type CommitGroup = (requests: readonly StoreRequest[]) => Group;

export function groupCommitter({ database, isInPlace }: Pick<Data, 'database' | 'isInPlace'>): CommitGroup {
  const records = openRecords(database);
  const steps = {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    rollback: database.prepare('rollback'),
    save: database.prepare('savepoint request'),
    undo: database.prepare('rollback to request'),
    release: database.prepare('release request'),
  };
  return (requests) => {
    const started = performance.now();
    steps.begin.run();
    const answers = answerAll(records, requests) ?? answerEach(records, steps, requests);
    steps.commit.run();
    const writes = requests.filter(isWrite).length;
    if (writes === 0) return { answers, commit: null };
    if (!isInPlace()) throw new Error('its file was moved or removed');
    const commit = { requests: writes, entries: countEntries(requests, answers), ms: performance.now() - started };
    return { answers, commit };
  };
}

type Steps = Readonly<Record<'begin' | 'rollback' | 'save' | 'undo' | 'release', StatementSync>>;

/** Null if a request fails: its partial writes are then still in the transaction. */
function answerAll(records: Records, requests: readonly StoreRequest[]): RequestResult[] | null {
  const answers: RequestResult[] = [];
  for (const request of requests) {
    try {
      answers.push({ id: request.id, ok: true, value: perform(records, request) });
    } catch (error) {
      if (isOfDatabase(error)) throw error;
      return null;
    }
  }
  return answers;
}

/** Starts over with a savepoint per request, which is slower, so that each can be undone alone. */
function answerEach(records: Records, steps: Steps, requests: readonly StoreRequest[]): RequestResult[] {
  steps.rollback.run();
  steps.begin.run();
  return requests.map((request) => answer(records, steps, request));
}

/** A failing request undoes only its own writes. */
function answer(records: Records, steps: Steps, request: StoreRequest): RequestResult {
  const { id, call } = request;
  steps.save.run();
  try {
    const value = perform(records, request);
    steps.release.run();
    return { id, ok: true, value };
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    steps.undo.run();
    steps.release.run();
    return { id, ok: false, reason: `${call}: ${reasonOf(error)}` };
  }
}

function perform(records: Records, { call, args }: StoreRequest): unknown {
  return (records[call] as (...given: typeof args) => unknown)(...args);
}

function countEntries(requests: readonly StoreRequest[], answers: readonly RequestResult[]): number {
  return requests.reduce((sum, request, index) => {
    const answered = answers[index];
    const isKept = request.call === 'append' && answered?.ok === true && answered.value === 'kept';
    return isKept ? sum + request.args[1].length : sum;
  }, 0);
}
