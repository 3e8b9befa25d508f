import type { NewTableProblem } from '../hall/new-table.ts';
import type { RematchProblem } from '../hall/rematch.ts';

export type ApiProblem =
  | RematchProblem
  | NewTableProblem
  | 'bad-request'
  | 'other-origin'
  | 'bad-body'
  | 'bad-name'
  | 'bad-avatar'
  | 'bad-token'
  | 'not-found'
  | 'nobody-there'
  | 'too-large'
  | 'not-json'
  | 'too-many-requests'
  | 'too-many-tables'
  | 'internal';

/** The status with which each is answered. */
export const STATUS: Readonly<Record<ApiProblem, number>> = {
  'bad-request': 400,
  'bad-body': 400,
  'bad-name': 400,
  'bad-avatar': 400,
  'bad-token': 400,
  'bad-nonce': 400,
  'bad-options': 400,
  'bad-house': 400,
  'bad-seats': 400,
  'unknown-game': 400,
  'unknown-preset': 400,
  'unknown-level': 400,
  'no-such-seat': 400,
  'other-origin': 403,
  'not-seated': 403,
  'not-the-maker': 403,
  barred: 403,
  'not-found': 404,
  'no-such-table': 404,
  'nobody-there': 404,
  'not-waiting': 409,
  'no-open-seat': 409,
  'seat-taken': 409,
  'too-few': 409,
  'bad-count': 409,
  refused: 409,
  'too-many': 409,
  'not-over': 409,
  'not-playing': 409,
  'not-away': 409,
  listed: 409,
  'match-over': 409,
  'rules-changed': 409,
  taken: 409,
  'too-large': 413,
  'not-json': 415,
  'too-many-requests': 429,
  'too-many-tables': 429,
  internal: 500,
  failed: 500,
  'damaged-log': 500,
  'unknown-version': 500,
  lost: 503,
  stopping: 503,
};
