import { afterAll, afterEach, beforeAll } from 'vitest'
import { ownSite } from '#tests/support/own-site.ts'
import { openLine } from './line.ts'
import type { Line } from './line.ts'
import type { Engine, Size, Tab } from './tab.ts'
import { DESKTOP } from './visitor.ts'

/** A tab on a line of its own, with the site's address on it. */
export type Visit = { tab: Tab; line: Line; open: (path: string) => Promise<void> }

/** Starts an engine for the tests of a file. @returns what begins a visit in it; it ends with the test */
export function visitsIn(start: () => Promise<Engine>): (size?: Size) => Promise<Visit> {
  let engine: Engine
  let visits: Visit[] = []
  beforeAll(async () => {
    engine = await start()
  })
  afterEach(async () => {
    const ending = visits
    visits = []
    for (const { tab, line } of ending) {
      await tab.close()
      await line.close()
    }
  })
  afterAll(() => engine.close())
  return async (size = DESKTOP) => {
    const line = await openLine(ownSite().url)
    const tab = await engine.newTab(size)
    const visit = { tab, line, open: (path: string) => tab.open(line.url + path) }
    visits.push(visit)
    return visit
  }
}
