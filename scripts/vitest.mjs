// One run of the test runner, with what became of each test.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, run } from './project.mjs'

/** Where a run leaves the databases that its tests start from: the next one of this process finds them there. */
const dumps = mkdtempSync(join(tmpdir(), 'cm-dumps-'))
process.once('exit', () => rmSync(dumps, { recursive: true, force: true }))

/**
 * Runs the tests that the arguments choose.
 * @returns the exit code, and the report: null where the runner ended before it wrote one
 */
export function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'cm-results-'))
  const file = join(folder, 'report.json')
  const status = run(
    node,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { env: { ...process.env, TEST_DUMPS: dumps } },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  rmSync(folder, { recursive: true, force: true })
  return { status, report }
}
