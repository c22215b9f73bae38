import type { TestAPI } from 'vitest'
import { test } from 'vitest'

/** Whether this is `npm run test:long`, which tries everything in every way; `npm test` tries each thing in one. */
export const isLong = process.env.LONG === '1'

/** Every one in the long run, else each nth: enough of many alike to notice what breaks them all. */
export const eachNth = <Item>(nth: number, all: readonly Item[]): Item[] =>
  all.filter((_, at) => isLong || at % nth === 0)

const onlyWhere = (isWanted: boolean, api: TestAPI) => api.runIf(isWanted)

/** A test of the long run alone; CONTRIBUTING.md says what holds it in `npm test`. */
export const testInLongRun = onlyWhere(isLong, test)
