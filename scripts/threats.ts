/** A row of the table of docs/security.md: what could go wrong, what shows that it does not, and its chapters of the ASVS. */
export type Threat = { threat: string; shownBy: string[]; chapters: string }

/** Commands that only run tests, by the folder of these. */
const TESTS_OF: Readonly<Record<string, string>> = { 'npm run test:faults': 'tests/faults' }

/** Reads the threats, and the tests and commands that they name, from the document. */
export function readThreats(markdown: string): Threat[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith('Threats and controls')) ?? ''
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('| ') || line.startsWith('|-'))
  return rows.map((row) => {
    const [threat = '', , shown = '', chapters = ''] = row.slice(2, -2).split(' | ')
    const names = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => TESTS_OF[name] ?? name)
    return { threat, shownBy: names, chapters }
  })
}

/** The test files that a name stands for: a file by the end of its path, or all of a folder. */
export function filesOf(name: string, files: readonly string[]): string[] {
  return files.filter((file) =>
    name.includes('.test.') ? `/${file}`.endsWith(`/${name}`) : file.startsWith(`${name}/`),
  )
}
