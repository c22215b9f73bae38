// npm run test:security: every threat of docs/security.md with the tests that show its control, run now, as a table.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build, chromium, root, run } from './project.mjs'
import { filesOf, readThreats } from './threats.ts'
import { vitest } from './vitest.mjs'
import type { TestOutcome } from './vitest.mjs'

const hasBrowser = existsSync(chromium)
const files = globSync('{app,db,server,tests,scripts}/**/*.test.{ts,tsx}', { cwd: root })
const threats = readThreats(readFileSync(`${root}/docs/security.md`, 'utf8'))
const named = [...new Set(threats.flatMap(({ shownBy }) => shownBy.flatMap((name) => filesOf(name, files))))]

build()
const { status, report } = vitest(named.filter((file) => hasBrowser || !file.startsWith('tests/e2e/')))
const outcomes = new Map(
  report?.testResults.map(({ name, assertionResults }) => [relative(root, name), assertionResults]),
)
const isAudited = run('npm', ['run', '--silent', 'audit']) === 0

/** What became of what a row names, in words. */
function seen(name: string): string {
  if (name === 'npm run audit') return `${name}: ${isAudited ? 'passed' : 'FAILED'}`
  return filesOf(name, files)
    .map((file) => `${file}: ${count(outcomes.get(file) ?? [])}`)
    .join(', ')
}

function count(tests: readonly TestOutcome[]): string {
  const passed = tests.filter((test) => test.status === 'passed').length
  const failed = tests.filter((test) => test.status === 'failed').length
  if (failed > 0) return `${failed} FAILED`
  return passed > 0 ? `${passed} passed` : 'SKIPPED'
}

process.stdout.write('\n| threat | ASVS 5 | seen |\n|---|---|---|\n')
for (const { threat, shownBy, chapters } of threats) {
  process.stdout.write(`| ${threat} | ${chapters} | ${shownBy.map(seen).join('; ')} |\n`)
}
process.exit(status === 0 && isAudited ? 0 : 1)
