import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits or plays for long, the longest first: what starts last should end soon. */
const LONG = [/faults\/input/, /conformance/, /apps\/lab/, /faults\//, /levels/, /apps\/server/];

/** Vitest itself would begin with the largest files, but the suite of a whole game is a small one. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((name) => name.test(moduleId));
  return rank === -1 ? LONG.length : rank;
}
