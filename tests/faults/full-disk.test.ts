import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvOf } from '#tests/support/imports.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF_VARIABLES } from '#tests/support/signed-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-full-'))
const FULL = ['uploads', 'imports'].map((name) => join(folder, name))

/** Puts a disk of 64 KB, which is then filled, at a folder. @returns false where this user or machine may not */
function mountFull(at: string): boolean {
  mkdirSync(at, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', at]).status !== 0) return false
  try {
    writeFileSync(join(at, 'filler'), Buffer.alloc(64 * 1024))
  } catch {
    // Full before the last byte: as wanted.
  }
  return true
}

const mounted = process.getuid?.() === 0 && FULL.every(mountFull)

// Without the right to mount, tests of folder-storage.server.ts have the same error from a disk that they stand in for.
describe.skipIf(!mounted)('the disk is full', () => {
  let server: RunningServer
  let staff: Record<string, string>
  beforeAll(async () => {
    server = await runServer({ DATA_DIR: folder, ...STAFF_VARIABLES })
    staff = await signedIn(server)
  })
  afterAll(async () => {
    await server.stop('SIGTERM')
    for (const at of FULL) spawnSync('umount', [at])
    rmSync(folder, { recursive: true, force: true })
  })

  const left = (at: string) => readdirSync(at).filter((name) => name !== 'filler')

  it('an uploaded picture is refused in words, and no part of it is kept', async (context) => {
    const body = new FormData()
    body.set('alt', 'Tủ lạnh')
    body.set('file', new Blob([new Uint8Array(await aPhoto())]), 'tu.jpg')
    const response = await fetch(`${server.url}/admin/media/upload`, { method: 'POST', headers: staff, body })
    const text = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600'])
    expect(text).toMatch(/đầy|hết chỗ/)
    expect(left(FULL[0] ?? '')).toEqual([])
    noteSeen(context, `${response.status}; 0 files left`)
  })

  it('the file of an import is refused in words, and no part of it is kept', async (context) => {
    const body = new FormData()
    const rows = Array.from({ length: 3_000 }, (_, at) => [`Bài ${at}`, '<p>Nội dung</p>', '1', '1'])
    const csv = csvOf([['title', 'content', 'category_id', 'author_id'], ...rows])
    body.set('file', new File([csv], 'bai.csv', { type: 'text/csv' }))
    const response = await fetch(`${server.url}/api/v1/imports`, { method: 'POST', headers: staff, body })
    expect(await response.text()).toContain('Máy chủ hết chỗ')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(left(FULL[1] ?? '')).toEqual([])
    noteSeen(context, '503, Retry-After 60; 0 files left')
  })

  it('the screen of how things stand says so of the pictures', async () => {
    const html = await (await fetch(`${server.url}/admin/status`, { headers: staff })).text()
    expect(html).toContain(`Thư mục ${FULL[0]} không dùng được: ổ đĩa đã đầy.`)
  })

  it('pages are served all the same', async () => {
    expect((await fetch(`${server.url}/products`)).status).toBe(200)
  })
})
