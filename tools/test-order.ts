import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long tests, the longest first, so that none of them starts last. */
const LONG = [/faults\/input/, /conformance/, /apps\/lab/, /faults\//, /levels/, /apps\/server/];

/** Vitest orders by file size, but the suite of a whole game is a small file. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.findIndex((name) => name.test(moduleId));
  return rank === -1 ? LONG.length : rank;
}
