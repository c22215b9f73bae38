import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { formerFiles, placeBuild } from './place-build.ts'

const DAY_MS = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'cm-build-'))
afterAll(() => rmSync(folder, { recursive: true }))
const build = join(folder, 'build')

/** A build of these files, each of which says whose it is, put in the place of the one before. */
function place(name: string, files: readonly string[], now: number): void {
  const made = join(folder, name)
  for (const file of files) {
    mkdirSync(dirname(join(made, file)), { recursive: true })
    writeFileSync(join(made, file), name)
  }
  placeBuild(made, build, now)
  expect(existsSync(made)).toBe(false)
}
const said = (file: string) =>
  existsSync(join(build, file)) ? readFileSync(join(build, file), 'utf8') : null

it('leaves a running site every file of its own for a day, and gives the next start the new ones', () => {
  place('first', ['server/main.js', 'server/assets/auth-A1.js', 'client/assets/page-A1.js'], 0)
  expect(formerFiles(build)).toEqual(new Set())
  place('second', ['server/main.js', 'server/assets/auth-B2.js', 'client/assets/page-A1.js'], 10)
  expect(said('server/main.js')).toBe('second')
  expect([said('server/assets/auth-A1.js'), said('server/assets/auth-B2.js')]).toEqual(['first', 'second'])
  expect(formerFiles(build)).toEqual(new Set(['server/assets/auth-A1.js']))
  place('third', ['server/main.js', 'server/assets/auth-C3.js'], DAY_MS)
  expect(said('server/assets/auth-A1.js')).toBe('first')
  place('fourth', ['server/main.js', 'server/assets/auth-B2.js'], DAY_MS + 11)
  expect(said('server/assets/auth-A1.js')).toBeNull()
  expect(formerFiles(build)).toEqual(new Set(['client/assets/page-A1.js', 'server/assets/auth-C3.js']))
})
