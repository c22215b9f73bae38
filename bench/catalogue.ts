import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { advisorParts } from '#app/domain/advisor/advisor.server.ts'
import { answerQuestion } from '#app/domain/advisor/answer-question.ts'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { GROUPS } from '#eval/groups.ts'
import { fillTo } from './fill.ts'
import { measureQueries } from './queries.ts'
import type { QueryFigures } from './queries.ts'
import type { Timing } from './timing.ts'
import { timingOf } from './timing.ts'

/** Catalogue sizes the queries are measured at; the advisor is measured at the demo's own and at the middle one. */
const SIZES = [2_000, 20_000, 200_000]
const ADVISOR_SIZE = 20_000

const sizeName = (size: number) => `${size.toLocaleString('en')} products`

/** Figures of one database by its catalogue's size ('demo catalogue', '2,000 products'). */
export type CatalogueFigures = { queries: Record<string, QueryFigures[]>; advisor: Record<string, Timing> }

/**
 * Measures queries and answers on a database while it is filled: the embedded one in a temporary folder, or `url`'s.
 * @param advisorAlone fills no further than the advisor is measured at, and measures no queries
 */
export async function measureCatalogue(url?: string, advisorAlone = false): Promise<CatalogueFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-catalogue-'))
  const connection = await connect(url ? { url } : { dataDir })
  const figures: CatalogueFigures = { queries: {}, advisor: {} }
  try {
    await prepareDatabase(connection, { demo: true })
    await connection.pool.query('vacuum analyze')
    figures.advisor['demo catalogue'] = await measureAdvisor(connection)
    for (const size of advisorAlone ? [ADVISOR_SIZE] : SIZES) {
      await fillTo(connection, size)
      if (!advisorAlone) figures.queries[sizeName(size)] = await measureQueries(connection)
      if (size === ADVISOR_SIZE) figures.advisor[sizeName(size)] = await measureAdvisor(connection)
    }
    return figures
  } finally {
    await connection.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const ROUNDS = 2

/** Whole answers in process, from question to checked text, to every question of the evaluation; the first round only warms up. */
async function measureAdvisor({ db }: Connection): Promise<Timing> {
  const parts = advisorParts(db, () => {})
  const questions = GROUPS.flatMap(({ cases }) => cases.flatMap((one) => ('ask' in one ? one.ask : [])))
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const message of questions) {
      const start = performance.now()
      await answerQuestion({ message }, parts)
      if (round > 0) times.push(performance.now() - start)
    }
  }
  return timingOf(times)
}
