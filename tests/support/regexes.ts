import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A regular expression as it stands in a source. */
export type Regex = { file: string; pattern: string; flags: string }

/** Every regular expression written out in the sources that serve requests, none twice in a file. */
export function regexesOf(globs: readonly string[]): Regex[] {
  const files = globSync([...globs]).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const found = new Map<string, Regex>()
    visit(parseSync(file, readFileSync(file, 'utf8')).program, (regex) =>
      found.set(`/${regex.pattern}/${regex.flags}`, { file, ...regex }),
    )
    return [...found.values()]
  })
}

function visit(node: unknown, note: (regex: Omit<Regex, 'file'>) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isRegexLiteral(node)) note(node.regex)
  for (const child of Object.values(node)) visit(child, note)
}

const isRegexLiteral = (node: object): node is { regex: { pattern: string; flags: string } } =>
  'type' in node &&
  node.type === 'Literal' &&
  'regex' in node &&
  node.regex !== null &&
  typeof node.regex === 'object'
