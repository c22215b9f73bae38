// npm run test:faults: the faults the site has to survive, as a table: fault, what must hold, what was seen.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install, node, run } from './project.mjs'

install()
build()
const folder = mkdtempSync(join(tmpdir(), 'cm-faults-'))
const report = join(folder, 'report.json')
const status = run(node, [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'faults',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
])
const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true, force: true })
process.stdout.write('\n| fault | what must hold | seen |\n|---|---|---|\n')
for (const { assertionResults } of testResults) {
  for (const { ancestorTitles, title, status: outcome, meta } of assertionResults) {
    const seen =
      outcome === 'passed' ? (meta?.seen ?? 'held') : outcome === 'failed' ? 'DID NOT HOLD' : 'SKIPPED'
    process.stdout.write(`| ${ancestorTitles.join(', ')} | ${title} | ${seen} |\n`)
  }
}
process.exit(status)
