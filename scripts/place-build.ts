import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** How long files of builds before stay, in ms: a site that was started from one loads parts of it when they are first asked for. */
const FORMER_MS = 86_400_000

/**
 * Puts a build that is whole in the place of the one before, file by file: none is missing at any moment, under a site that runs from
 * there. What is new comes before what names it.
 */
export function placeBuild(made: string, to: string, now = Date.now()): void {
  const files = filesIn(made)
  const isNamed = (file: string) => !file.includes('/assets/')
  const known = readFormer(to)
  const former = Object.fromEntries(
    filesIn(to)
      .filter((file) => !files.includes(file))
      .map((file): [string, number] => [file, known[file] ?? now]),
  )
  for (const file of files.toSorted((a, b) => Number(isNamed(a)) - Number(isNamed(b)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(made, file), join(to, file))
  }
  const [gone, kept] = [true, false].map((isOld) =>
    Object.entries(former).filter(([, since]) => now - since > FORMER_MS === isOld),
  )
  for (const [file] of gone ?? []) rmSync(join(to, file))
  writeFileSync(listOf(to), JSON.stringify(Object.fromEntries(kept ?? []), null, 2))
  rmSync(made, { recursive: true })
}

/** The files of a build that only those before it had. */
export const formerFiles = (build: string): ReadonlySet<string> => new Set(Object.keys(readFormer(build)))

const listOf = (build: string) => join(build, '.former.json')

function readFormer(build: string): Record<string, number> {
  return existsSync(listOf(build))
    ? (JSON.parse(readFileSync(listOf(build), 'utf8')) as Record<string, number>)
    : {}
}

const filesIn = (build: string): string[] =>
  ['client', 'server']
    .map((part) => join(build, part))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
