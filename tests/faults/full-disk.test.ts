import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvOf } from '#tests/support/imports.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { runScript } from '#tests/support/run-script.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF_VARIABLES } from '#tests/support/signed-in.ts'
import { prepared } from '#tests/support/site-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-full-'))
const small = join(folder, 'small')
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

const left = (at: string) => readdirSync(at).filter((name) => name !== 'filler')

const mounted = process.getuid?.() === 0 && [...FULL, small].every(mountFull)

afterAll(() => {
  for (const at of [...FULL, small]) spawnSync('umount', [at])
  rmSync(folder, { recursive: true, force: true })
})

// Without the right to mount, tests of folder-storage.server.ts have the same error from a disk that they stand in for.
describe.skipIf(!mounted)('the disk is full', () => {
  let server: RunningServer
  let staff: Record<string, string>
  beforeAll(async () => {
    server = await runServer({ DATA_DIR: prepared(folder, 'schema'), ...STAFF_VARIABLES })
    staff = await signedIn(server)
  })
  afterAll(async () => {
    await server.stop('SIGTERM')
  })

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

describe.skipIf(!mounted)('the disk of the embedded database is full', () => {
  const LINE = /^The disk is full: [^\n]+\n$/

  it('a start says so in one line that names DATA_DIR', async (context) => {
    const failed = await runServer({ DATA_DIR: join(small, 'data') }).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    const said = failed.replace(/^exit 1: /, '')
    expect(said).toMatch(LINE)
    expect(said).toContain('DATA_DIR')
    noteSeen(context, said.trim())
  })

  it('a backup by hand says so too, whichever way the copy is made', async (context) => {
    const site = await runServer({ DATA_DIR: prepared(join(folder, 'site'), 'schema') })
    const variables = { DATA_DIR: join(folder, 'site') }
    const running = await runScript('backup.ts', ['--to', small], variables)
    await site.stop('SIGTERM')
    const stopped = await runScript('backup.ts', ['--to', small], variables)
    for (const { code, err } of [running, stopped]) {
      expect(code).toBe(1)
      expect(err).toMatch(LINE)
    }
    expect(left(small).filter((name) => name.startsWith('.'))).toEqual([])
    noteSeen(context, running.err.trim())
  })
})
