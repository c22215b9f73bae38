import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { eachNth } from '#tests/support/long.ts'
import { runScript } from '#tests/support/run-script.ts'
import { prepared } from '#tests/support/site-data.ts'

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

it.each(eachNth(3, [[['create', 'nobody']], [[]], [['remove', 'ban@example.vn']]]))(
  'says how it is called, for %j',
  async (args) => {
    const { code, err } = await runScript('admin.ts', args, { DATA_DIR: folder })
    expect([code, err]).toEqual([
      2,
      'Usage: npm run admin -- create EMAIL, or npm run admin -- password EMAIL\n',
    ])
  },
)

describe('on a site', () => {
  const data = prepared(join(folder, 'site'), 'schema')
  const admin = (...args: string[]) => runScript('admin.ts', args, { DATA_DIR: data })
  const ask = async <Row extends object>(text: string): Promise<Row[]> => {
    const connection = await connect({ dataDir: data })
    try {
      return (await connection.pool.query<Row>(text)).rows
    } finally {
      await connection.close()
    }
  }
  beforeAll(async () => {
    expect((await admin('create', 'chu@example.vn')).out).toMatch(
      /^chu@example\.vn is an administrator\.\nPassword: /,
    )
    await ask(`insert into users (id, name, email) values ('khach', 'khach', 'khach@example.vn')`)
  })

  it.each(eachNth(2, ['khach@example.vn', 'khong@example.vn']))(
    'a new password for %s, who is no administrator, makes none and says how one is made on purpose',
    async (email) => {
      expect(await admin('password', email)).toEqual({
        code: 1,
        out: '',
        err: `${email} is no administrator: nothing was changed. To make one on purpose: npm run admin -- create ${email}\n`,
      })
      expect(
        await ask(
          `select email, role from users u left join user_roles r on r.user_id = u.id where role = 'admin' or email = 'khong@example.vn'`,
        ),
      ).toEqual([{ email: 'chu@example.vn', role: 'admin' }])
    },
  )

  it('a new password for an administrator, however the address is written, lets in also who lost the second factor', async () => {
    await ask(
      `update users set two_factor_enabled = true where email = 'chu@example.vn';
       insert into two_factors (id, user_id, secret, backup_codes) select 'x', id, 's', 'c' from users where email = 'chu@example.vn'`,
    )
    const { code, out } = await admin('password', 'Chu@Example.vn')
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^Password of Chu@Example\.vn: \S{23}\nThe second factor is off: set up a new one after signing in\.\n$/,
      ),
    ])
    expect(
      await ask(
        `select two_factor_enabled as on, (select count(*) from two_factors) as left from users where email = 'chu@example.vn'`,
      ),
    ).toEqual([{ on: false, left: 0 }])
  })
})
