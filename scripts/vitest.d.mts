/** What became of one test. */
export type TestOutcome = {
  ancestorTitles: string[]
  title: string
  status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo'
}

/** What became of the tests of a run, by file: `name` is its whole path. */
export type TestReport = { testResults: { name: string; assertionResults: TestOutcome[] }[] }

export function vitest(args: readonly string[]): { status: number; report: TestReport | null }
