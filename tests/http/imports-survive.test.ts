import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { csvOf } from '#tests/support/imports.ts'
import { databaseOfWorkers, killedOver } from '#tests/support/killed-worker.ts'
import { isLong } from '#tests/support/long.ts'
import { runServer } from '#tests/support/running-server.ts'

const ADMIN = { email: 'admin@example.vn', password: 'một câu dài dễ nhớ' }
const ROWS = isLong ? 3_000 : 1_500

/** What an import leaves behind, by name. */
type Left = Record<string, number>
/** A kind of file: what it refers to, its rows, and what must stand in the database after `written` of them. */
type Subject = {
  name: 'articles' | 'products'
  kills: number
  references: string
  header: readonly string[]
  row: (at: number) => string[]
  counts: string
  left: (written: number) => Left
}

/** Every fifteenth row is wrong, every tenth clashes with the one before it. */
const isWrong = (at: number) => at % 15 === 14
const named = (at: number) => (at % 10 === 9 ? at - 1 : at)

const SUBJECTS: readonly Subject[] = [
  {
    name: 'articles',
    kills: isLong ? 10 : 1,
    references: `insert into categories (id, name, slug) values (1, 'Tư vấn', 'tu-van');
      insert into authors (id, name, slug) values (1, 'Ban Thử', 'ban-thu')`,
    header: ['title', 'content', 'category_id', 'author_id', 'tags'],
    row: (at) => [
      isWrong(at) ? '' : `Bài ${named(at)}`,
      `<p>${'Nội dung của bài. '.repeat(30)}</p>`,
      '1',
      '1',
      `thẻ ${at % 7}`,
    ],
    counts: `select (select count(*)::int from articles) as written, (select count(*)::int from article_tags) as links,
      (select count(*)::int from tags) as made, (select count(*)::int from article_revisions) as revisions,
      (select count(*)::int from import_rows r where entity_id is not null
        and not exists (select from articles a where a.id = r.entity_id and a.slug = r.slug)) as strays`,
    left: (written) => ({ written, links: written, made: 7, revisions: written, strays: 0 }),
  },
  {
    name: 'products',
    kills: isLong ? 5 : 1,
    references: `insert into product_categories (name, slug, kind, group_key) values ('Tủ lạnh', 'tu-lanh', 'fridge', 'x')`,
    header: ['source_key', 'title', 'brand', 'category', 'shop', 'shop_price', 'seen_on', 'specifications'],
    row: (at) => [
      `k${named(at)}`,
      isWrong(at) ? '' : `Tủ lạnh ${at}`,
      `Hãng ${at % 7}`,
      'Tủ lạnh',
      'a.vn',
      String(5_000_000 + at),
      '2026-01-01',
      'Chung | Cửa | 2',
    ],
    counts: `select (select count(*)::int from products) as written, (select count(*)::int from offers) as links,
      (select count(*)::int from brands) as made, (select count(*)::int from price_observations) as prices,
      (select count(*)::int from product_specifications) as lines, (select count(*)::int from product_search) as found,
      (select count(*)::int from import_rows r where entity_id is not null
        and not exists (select from products p where p.id = r.entity_id)) as strays`,
    left: (written) => ({
      written,
      links: written,
      made: 7,
      prices: written,
      lines: written,
      found: written,
      strays: 0,
    }),
  },
]

const start = (dataDir: string, url: string | null) =>
  runServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(url ? { DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough' } : {}),
  })

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  expect(response.status).toBe(200)
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
}

const runs = killedOver().flatMap((kind) =>
  SUBJECTS.map((subject) => ({ kind, subject, name: subject.name })),
)

describe.each(runs)('an import of $name on a server that is killed ($kind)', ({ kind, subject }) => {
  it(`${subject.kills} times at any moment loses nothing and doubles nothing`, async () => {
    const { dataDir, url, within: inDatabase } = await databaseOfWorkers(kind, `killed_${subject.name}`)
    await inDatabase(async (connection) => {
      await connection.pool.query(subject.references)
    })

    let server = await start(dataDir, url)
    onTestFinished(() => {
      server.child.kill('SIGKILL')
    })
    let cookie = await signIn(server.url)
    const rows = Array.from({ length: ROWS }, (_, at) => subject.row(at))
    const body = new FormData()
    body.set('file', new File([csvOf([subject.header, ...rows])], 'tep.csv', { type: 'text/csv' }))
    body.set('subject', subject.name)
    body.set('duplicateStrategy', 'rename')
    const sent = await fetch(`${server.url}/api/v1/imports`, { method: 'POST', headers: cookie, body })
    const { id } = (await sent.json()) as { id: string }
    const view = async () => {
      const response = await fetch(`${server.url}/api/v1/imports/${id}`, { headers: cookie })
      return (await response.json()) as ImportView
    }

    let interrupted = 0
    for (let kill = 0; kill < subject.kills; kill += 1) {
      await wait(Math.random() * 350)
      if ((await view()).state === 'running') interrupted += 1
      await server.stop('SIGKILL')
      server = await start(dataDir, url)
      // What a dead server held is anybody's after its lease; on the embedded database at once.
      if (url) await inDatabase(({ pool }) => pool.query('update import_jobs set leased_until = now()'))
    }
    cookie = await signIn(server.url)
    await expect.poll(async () => (await view()).state, { timeout: 90_000 }).toBe('completed')
    const { progress, result } = await view()
    await server.stop('SIGTERM')

    const wrong = rows.filter((_, at) => isWrong(at)).length
    expect(progress).toMatchObject({ processed: ROWS, imported: ROWS - wrong, skipped: 0, errors: wrong })
    expect(result?.total).toBe(ROWS)
    expect(interrupted).toBeGreaterThan(0)
    const found = await inDatabase(async ({ pool }) => {
      const { rows: counted } = await pool.query<Left>(subject.counts)
      const { rows: noted } = await pool.query<Left>('select count(*)::int as rows from import_rows')
      return { ...counted[0], ...noted[0] }
    })
    expect(found).toEqual({ ...subject.left(ROWS - wrong), rows: ROWS })
  }, 400_000)
})
