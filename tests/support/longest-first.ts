import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Files whose tests are many, or wait long, in few lines: a fresh clone knows no times, begins with the largest files and so would end with these. */
const LONG = [
  'tests/faults/database-moves.test.ts',
  'tests/faults/hostile-clients.test.ts',
  'tests/e2e/screens.test.ts',
  'tests/e2e/forced-colours.test.ts',
  'tests/e2e/development.test.ts',
  'tests/engines/firefox.test.ts',
  'tests/engines/webkit.test.ts',
]

/** Begins with the files that take longest, so that at the end no worker stands idle beside one that is still at it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}`))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
