import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderProblem, sayFolderFailure, tryFolders } from './folder-problem.ts'

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-folders-'))
  file = join(folder, 'file')
  writeFileSync(file, '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keep = { daily: 7, weekly: 4, monthly: 12 }
const backupsTo = (to: string, everyMs: number | null = 1) => ({
  everyMs,
  to: { folder: to },
  keep,
  key: null,
  tryUrl: undefined,
})

/** What the log says of folders. */
function lines(env: { dataDir: string; databaseUrl: string | undefined; to?: string; everyMs?: null }) {
  const said: string[] = []
  const error = (line: unknown) => said.push(String(line))
  const backups = backupsTo(env.to ?? join(env.dataDir, 'backups'), env.everyMs)
  tryFolders({ ...env, backups }, { error })
  return said
}

it('a folder that is there, or can be made, is none of the problems', () => {
  expect(folderProblem(folder, 'DATA_DIR')).toBeNull()
  expect(folderProblem(join(folder, 'new', 'one'), 'DATA_DIR')).toBeNull()
})

it('says of a refused folder what makes it usable', () => {
  expect(sayFolderFailure(folder, { code: 'EACCES' }, 'DATA_DIR')).toBe(
    `No permission for ${folder}: it must belong to the site's user (install -d -o chon-may -m 0700 ${folder}).`,
  )
  expect(sayFolderFailure('/nowhere/data', { code: 'EACCES' }, 'DATA_DIR')).toMatch(
    /^There is no folder \/nowhere\/data, and the site's user may not make it \(install -d/,
  )
  expect(sayFolderFailure(folder, { code: 'ENOSPC' }, 'DATA_DIR')).toBeNull()
})

it.skipIf(process.getuid?.() === 0)('a folder of somebody else is a problem', () => {
  const shut = join(folder, 'shut')
  mkdirSync(shut)
  chmodSync(shut, 0o500)
  expect(folderProblem(join(shut, 'data'), 'DATA_DIR')).toMatch(/^There is no folder/)
})

it('with PostgreSQL a start tells of a data directory that cannot be written, in one line that names it', () => {
  const said = lines({ dataDir: file, databaseUrl: 'postgres://localhost/a' })
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^DATA_DIR: .*file is a file, or lies in one: DATA_DIR names a folder\. Pictures/)
})

it('a folder within it that cannot be written is told of too', () => {
  const dataDir = join(folder, 'half')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'outbox'), '')
  const [said] = lines({ dataDir, databaseUrl: 'postgres://localhost/a' })
  expect(said).toMatch(/^DATA_DIR: .*half\/outbox is a file/)
})

it('the embedded database ends such a start', () => {
  expect(() => lines({ dataDir: file, databaseUrl: undefined })).toThrow(/^DATA_DIR: .* is a file, [^\n]*$/)
})

it('a folder of backups that cannot be written is told of at each start, where backups are made by themselves', () => {
  const env = { dataDir: folder, databaseUrl: undefined, to: join(file, 'backups') }
  expect(lines(env)).toEqual([expect.stringMatching(/^BACKUP_TO: .*BACKUP_TO names a folder\. No backup/)])
  expect(lines({ ...env, everyMs: null })).toEqual([])
})
