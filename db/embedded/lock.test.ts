import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DatabaseInUseError, lockDirectory } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('refuses a directory whose holder is alive, and names it', () => {
  const file = join(folder, 'db.lock')
  writeFileSync(file, String(process.ppid))
  expect(() => lockDirectory(file)).toThrow(DatabaseInUseError)
  expect(() => lockDirectory(file)).toThrow(`process ${process.ppid}`)
})

it('takes over the lock of a process that is gone', () => {
  const file = join(folder, 'db.lock')
  const { pid } = spawnSync('true')
  writeFileSync(file, String(pid))
  const unlock = lockDirectory(file)
  unlock()
  expect(existsSync(file)).toBe(false)
})
