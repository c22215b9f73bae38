import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { secretIn } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a long secret once and gives the same one from then on', () => {
  const secret = secretIn(join(folder, 'data'))
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(secretIn(join(folder, 'data'))).toBe(secret)
})

it('keeps it from other users of the machine', () => {
  secretIn(folder)
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0)
})
