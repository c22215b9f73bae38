import { mkdirSync, writeFileSync } from 'node:fs'
import { advisorParts, voiceOver } from '#app/domain/advisor/advisor.server.ts'
import { connect } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { readEnv } from '#server/env.ts'
import { GROUPS } from './groups.ts'
import { contradiction } from './meets.ts'
import { droppedList, failureList, figuresOf, groupTable } from './report.ts'
import { readRows } from './rows.ts'
import { runGroups } from './run.ts'

// The advisor's open evaluation over the demo catalogue. `--failures` lists what did not pass. With LLM_BASE_URL and
// LLM_MODEL in the environment the answers are worded by that model, held to the same checks.
const RESULTS = new URL('../bench/results/', import.meta.url)

const connection = await connect({})
try {
  await prepareDatabase(connection, { demo: true })
  const rows = await readRows(connection.pool)
  const parts = advisorParts(connection.db, () => {})
  const { languageModel } = readEnv(process.env)
  const voice = languageModel && (await voiceOver(connection.db, languageModel, parts.catalogue))
  const results = await runGroups(GROUPS, parts, rows, voice)

  const groups = results.map(({ name, floor, cases }) => figuresOf(name, floor, cases))
  const whole = figuresOf(
    'all',
    0,
    results.flatMap(({ cases }) => cases),
  )
  const broken = results.flatMap(({ cases }) =>
    cases.flatMap(({ asked, wanted }) =>
      wanted.flatMap((want) => {
        const wrong = contradiction(rows, want)
        return wrong ? [`${asked}: ${wrong}`] : []
      }),
    ),
  )
  const print = (text: string) => process.stdout.write(`${text}\n`)
  if (process.argv.includes('--failures')) {
    print(`${failureList(results)}\n\nDropped by the advisor's own check:\n${droppedList(results)}\n`)
  }
  print(groupTable([...groups, whole]))
  if (voice) {
    const fallbacks = results.flatMap(({ cases }) => cases).reduce((sum, one) => sum + one.fallbacks, 0)
    print(
      `\nWorded by ${voice.model}; the built-in voice gave or finished ${fallbacks} answers in its place.`,
    )
  }
  if (broken.length > 0) print(`\nCases that the catalogue contradicts:\n${broken.join('\n')}`)

  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(new URL('eval.json', RESULTS), JSON.stringify({ groups, whole, broken }, null, 2))
  const low = groups.filter(({ passed, total, floor }) => passed / total < floor)
  for (const { name } of low) print(`${name} is under its floor.`)
  process.exitCode = whole.invented > 0 || low.length > 0 || broken.length > 0 ? 1 : 0
} finally {
  await connection.close()
}
