// npm run test:faults: the faults the site has to survive, as a table: fault, what must hold, what was seen.
import { build, install } from './project.mjs'
import { vitest } from './vitest.mjs'

install()
build()
const { status, report } = vitest(['--project', 'faults'])
process.stdout.write('\n| fault | what must hold | seen |\n|---|---|---|\n')
for (const { assertionResults } of report?.testResults ?? []) {
  for (const { ancestorTitles, title, status: outcome, meta } of assertionResults) {
    const seen =
      outcome === 'passed' ? (meta?.seen ?? 'held') : outcome === 'failed' ? 'DID NOT HOLD' : 'SKIPPED'
    process.stdout.write(`| ${ancestorTitles.join(', ')} | ${title} | ${seen} |\n`)
  }
}
process.exit(status)
