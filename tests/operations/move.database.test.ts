import { readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Connection } from '#db/client.ts'
import { filesBelow } from '#server/backup/manifest.ts'
import type { Template } from '#tests/support/global-setup.ts'
import { eachNth, isLong, testInLongRun } from '#tests/support/long.ts'
import { runScript } from '#tests/support/run-script.ts'
import { checksums, siteData } from '#tests/support/site-data.ts'
import type { SiteData } from '#tests/support/site-data.ts'

/** Longer than what goes in one batch. */
const LONG = 'Tủ lạnh 🧊 "hai\tcánh" \\ {a,b} NULL \r\n'.repeat(100_000)
const AWKWARD = [
  '👩‍👩‍👧 Gia đình',
  '',
  ' ',
  'NULL',
  '\\N',
  '{"a"}',
  "O'Neil",
  '\u{1F1FB}\u{1F1F3}',
  'a\u0001b',
  'đ\u0300',
]

/** Rows that go wrong where something is not copied as it is. */
async function addAwkward({ pool }: Connection): Promise<void> {
  for (const [at, text] of AWKWARD.entries())
    await pool.query('insert into settings (key, value) values ($1, $2)', [
      `awkward ${at}`,
      JSON.stringify({ text, none: null, deep: [[text], 1e21, -0.1] }),
    ])
  await pool.query(
    `insert into settings (key, value) values ('null', 'null'), ('long', to_jsonb($1::text))`,
    [LONG],
  )
  await pool.query(
    `insert into users (id, name, email, created_at) values ('lan', $1, 'lan@example.vn', '2026-02-28 23:59:59.999999+07')`,
    [AWKWARD[0]],
  )
  await pool.query(
    `insert into api_keys (user_id, name, prefix, key_hash, scopes) values ('lan', 'một', 'a', 'a', $1), ('lan', 'hai', 'b', 'b', null), ('lan', 'ba', 'c', 'c', '{}')`,
    [AWKWARD],
  )
  await pool.query(`insert into brands (name, slug) values ($1, 'kho-chiu')`, [AWKWARD[7]])
  // A counter that went on without a row: what was deleted is not given out again.
  await pool.query(`insert into brands (name, slug) values ('Đi rồi', 'di-roi')`)
  await pool.query(`delete from brands where slug = 'di-roi'`)
}

const nextBrand = async ({ pool }: Connection) => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into brands (name, slug) values ('Sau', 'sau') returning id`,
  )
  await pool.query(`delete from brands where slug = 'sau'`)
  return rows[0]?.id ?? 0
}

const sides = { embedded: 'PostgreSQL', PostgreSQL: 'embedded' } as const
/** The way that most sites go; the way back, which is the same but for what it connects to, in the long run. */
const FROM = isLong ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)

describe.runIf(inject('postgres')).each(FROM)('db:move from %s', { timeout: 300_000 }, (kind) => {
  const made: SiteData[] = []
  const site = async (of: 'embedded' | 'PostgreSQL', template: Template | null) => {
    const data = await siteData(of, template)
    made.push(data)
    return data
  }
  afterAll(async () => {
    for (const each of made) await each.remove()
  })
  const to = ({ variables }: SiteData) => variables.DATABASE_URL ?? 'embedded'

  it('brings every row, counter and file across, and leaves the old site as it was', async () => {
    const [old, target] = [await site(kind, 'demo'), await site(sides[kind], null)]
    mkdirSync(join(old.dataDir, 'imports'))
    writeFileSync(join(old.dataDir, 'imports', 'gia.csv'), 'a,b')
    const before = await old.open()
    await addAwkward(before)
    const sums = await checksums(before)
    const lastBrand =
      (await before.pool.query<{ id: number }>('select max(id) as id from brands')).rows[0]?.id ?? 0
    await before.close()
    const files = await filesBelow(old.dataDir)

    const { code, out, err } = await runScript(
      'move.ts',
      [to(target), '--data-dir', target.dataDir],
      old.variables,
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/ 1\/\d+ {2}drizzle\.__drizzle_migrations: \d+ rows, the same sum\n/)
    expect(out).toMatch(/Moved \d+ tables with \d{4,} rows and 2 files/)
    expect(out).toContain(
      kind === 'embedded' ? `AUTH_SECRET=$(cat ${old.dataDir}/secret)` : 'AUTH_SECRET as it is',
    )
    expect(out).toContain(`DATA_DIR=${target.dataDir}`)
    expect(await filesBelow(old.dataDir)).toEqual(files)

    const after = await target.open()
    expect(await checksums(after)).toEqual(sums)
    const { rows } = await after.pool.query<{ value: string }>(
      `select value #>> '{}' as value from settings where key = 'long'`,
    )
    expect(rows[0]?.value === LONG).toBe(true)
    expect(await nextBrand(after)).toBe(lastBrand + 2)
    // The rules are back: a row without the one that it names is refused, and triggers work.
    await expect(
      after.pool.query(
        `insert into api_keys (user_id, name, prefix, key_hash) values ('nobody', 'x', 'x', 'x')`,
      ),
    ).rejects.toThrow('foreign key')
    await after.pool.query(
      `update products set title = 'Tên khác hẳn' where id = (select min(id) from products)`,
    )
    const found = await after.pool.query(
      `select 1 from product_search where title_folded like '%ten khac han%'`,
    )
    expect(found.rowCount).toBe(1)
    await after.close()
    const pictures = await filesBelow(join(target.dataDir, 'uploads'))
    expect(pictures).toEqual(await filesBelow(join(old.dataDir, 'uploads')))
    expect(readdirSync(target.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
    const reopened = await old.open()
    expect(await checksums(reopened)).toEqual(sums)
    await reopened.close()
  })

  it('refuses a target that is not empty, and leaves it as it is', async () => {
    const [old, target] = [await site(kind, 'schema'), await site(sides[kind], 'schema')]
    const there = await target.open()
    const sums = await checksums(there)
    await there.close()
    const { code, err } = await runScript(
      'move.ts',
      [to(target), '--data-dir', target.dataDir],
      old.variables,
    )
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^(?:There is something already in|There is an embedded database in|The database to move to is not empty)[^\n]+\n$/,
      ),
    ])
    const after = await target.open()
    expect(await checksums(after)).toEqual(sums)
    await after.close()
  })

  testInLongRun('refuses a site that runs', async () => {
    const [old, target] = [await site(kind, 'schema'), await site(sides[kind], null)]
    const running = await old.open()
    await running.pool.query('select 1')
    const { code, err } = await runScript(
      'move.ts',
      [to(target), '--data-dir', target.dataDir],
      old.variables,
    )
    await running.close()
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/is in use by process|A server is using the database/),
    ])
    expect(readdirSync(target.dataDir)).toEqual([])
  })

  it('takes away what it had written where something fails on the way', async () => {
    const [old, target] = [await site(kind, 'schema'), await site(sides[kind], null)]
    const before = await old.open()
    await before.pool.query('create table public.zz_not_ours (id int)')
    await before.close()
    const { code, err } = await runScript(
      'move.ts',
      [to(target), '--data-dir', target.dataDir],
      old.variables,
    )
    expect([code, err]).toEqual([1, 'The two databases differ in public.zz_not_ours.id integer.\n'])
    expect(readdirSync(target.dataDir)).toEqual([])
    const after = await target.open()
    const { rows } = await after.pool.query(
      `select 1 from pg_tables where schemaname in ('public', 'drizzle')`,
    )
    await after.close()
    expect(rows).toEqual([])
  })
})

describe('db:move', { timeout: 300_000 }, () => {
  it.each(eachNth(3, [[['mysql://x']], [[]], [['embedded', 'more']]]))(
    '%j: says how it is called',
    async (args) => {
      const { code, err } = await runScript('move.ts', args, {})
      expect([code, err]).toEqual([1, expect.stringMatching(/^Usage: npm run db:move/)])
    },
  )
})
