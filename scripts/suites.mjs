// Test suites whose failures are looked at twice, so that a busy machine does not pass for a fault, nor an unsteady test for a steady one.
import { relative } from 'node:path'
import { root } from './project.mjs'
import { vitest } from './vitest.mjs'

/** Of files that failed, how many are run again: more than that is no matter of a busy machine. */
const RUN_AGAIN = 6

/** Stands for a file that broke before or after its tests. */
const WHOLE_FILE = '(the whole file)'

/**
 * Runs the suites of these names. Files with failures are run once more by themselves.
 * @returns how many tests passed, in the end, and how many did not; `steady`: what failed both times, `unsteady`: what passed then, each
 * with its file, its title and what was said the first time
 */
export function runSuites(projects) {
  const args = projects.flatMap((project) => ['--project', project])
  const { status, report } = vitest(args)
  if (!report) return { passed: 0, failed: 1, steady: [], unsteady: [] }
  const all = failuresIn(report)
  const mended = passedAgain(args, [...new Set(all.map(({ file }) => file))])
  const isUnsteady = ({ file, title }) => mended.has(`${file} ${title}`)
  const unsteady = all.filter(isUnsteady)
  const steady = all.filter((each) => !isUnsteady(each))
  const counted = unsteady.filter(({ title }) => title !== WHOLE_FILE).length
  // An error that belongs to no test shows in the exit code alone.
  const failed = steady.length || Number(status !== 0 && all.length === 0)
  return { passed: report.numPassedTests + counted, failed, steady, unsteady }
}

function failuresIn({ testResults }) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ file, title: WHOLE_FILE, message }] : []
    return failed.map(({ fullName: title, failureMessages }) => ({
      file,
      title,
      message: failureMessages.join('\n'),
    }))
  })
}

/** What passes when these files are run by themselves, as 'file title'. */
function passedAgain(args, files) {
  if (files.length === 0 || files.length > RUN_AGAIN) return new Set()
  const { report } = vitest([...args, ...files])
  return new Set(
    (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => [
      ...(status === 'passed' ? [`${name} ${WHOLE_FILE}`] : []),
      ...assertionResults
        .filter((each) => each.status === 'passed')
        .map((each) => `${name} ${each.fullName}`),
    ]),
  )
}

/** Says what became of tests under a heading. */
export function tell(heading, tests) {
  if (tests.length === 0) return
  process.stdout.write(`\n${heading}\n`)
  for (const { file, title, message } of tests) {
    const said = message
      .split('\n')
      .filter((line) => !/node_modules|^ +at new Promise/.test(line))
      .slice(0, 12)
    process.stdout.write(
      `\n  ${relative(root, file)} > ${title}\n${said.map((line) => `    ${line}\n`).join('')}`,
    )
  }
}
