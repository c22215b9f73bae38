import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runScript } from '#tests/support/run-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('says in one line that the site on the embedded database runs', async () => {
  writeFileSync(join(folder, 'database.lock'), String(process.pid))
  const ended = await runScript('admin.ts', ['create', 'ban@example.vn'], { DATA_DIR: folder })
  expect(ended).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The database in [^\n]* is in use by process \d+[^\n]*\n$/) as string,
  })
})

it.each([[[]], [['create', 'nobody']], [['remove', 'ban@example.vn']]])(
  'says how it is called, for %j',
  async (args) => {
    const { code, err } = await runScript('admin.ts', args, { DATA_DIR: folder })
    expect([code, err]).toEqual([
      2,
      'Usage: npm run admin -- create EMAIL, or npm run admin -- password EMAIL\n',
    ])
  },
)
