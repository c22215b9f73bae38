import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import type { ImportView } from '#app/features/import/schema.ts'
import { connect } from '#db/client.ts'
import { csvOf } from '#tests/support/imports.ts'
import { runServer } from '#tests/support/running-server.ts'

const ADMIN = { email: 'admin@example.vn', password: 'một câu dài dễ nhớ' }
const ROWS = 3_000
const KILLS = 10

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

const post = async (address: string, path: string, headers: Record<string, string>, body: object) => {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { id: number }
}

const databases = inject('postgres') ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const)

describe.each(databases)('an import on a server that is killed (%s)', (kind) => {
  it(`${KILLS} times at any moment loses nothing and doubles nothing`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cm-killed-'))
    const postgres = inject('postgres')
    const name = `killed_${process.pid}`
    const url = kind === 'PostgreSQL' && postgres ? postgres.schema.replace('/schema?', `/${name}?`) : null
    const admin = url && postgres ? await connect({ url: postgres.postgres }) : null
    await admin?.pool.query(`create database ${name} template schema`)

    let server = await start(dataDir, url)
    onTestFinished(() => {
      server.child.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    })
    let cookie = await signIn(server.url)
    const category = await post(server.url, '/api/v1/categories', cookie, { name: 'Tư vấn' })
    const author = await post(server.url, '/api/v1/authors', cookie, { name: 'Ban Thử' })
    // Every tenth row clashes with the one before it, every fifteenth is wrong.
    const rows = Array.from({ length: ROWS }, (_, at) => [
      at % 15 === 14 ? '' : `Bài ${at % 10 === 9 ? at - 1 : at}`,
      `<p>${'Nội dung của bài. '.repeat(30)}</p>`,
      String(category.id),
      String(author.id),
      `thẻ ${at % 7}`,
    ])
    const body = new FormData()
    const header = ['title', 'content', 'category_id', 'author_id', 'tags']
    body.set('file', new File([csvOf([header, ...rows])], 'bai.csv', { type: 'text/csv' }))
    body.set('duplicateStrategy', 'rename')
    const sent = await fetch(`${server.url}/api/v1/imports`, { method: 'POST', headers: cookie, body })
    const { id } = (await sent.json()) as { id: string }
    const view = async () => {
      const response = await fetch(`${server.url}/api/v1/imports/${id}`, { headers: cookie })
      return (await response.json()) as ImportView
    }

    let interrupted = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(Math.random() * 350)
      if ((await view()).state === 'running') interrupted += 1
      await server.stop('SIGKILL')
      server = await start(dataDir, url)
      // What a dead server held is anybody's after its lease; on the embedded database at once.
      if (url) {
        const connection = await connect({ url })
        await connection.pool.query('update import_jobs set leased_until = now()')
        await connection.close()
      }
    }
    cookie = await signIn(server.url)
    await expect.poll(async () => (await view()).state, { timeout: 90_000 }).toBe('completed')
    const { progress, result } = await view()
    await server.stop('SIGTERM')

    const wrong = rows.filter(([title]) => title === '').length
    expect(progress).toMatchObject({ processed: ROWS, imported: ROWS - wrong, skipped: 0, errors: wrong })
    expect(result?.total).toBe(ROWS)
    expect(interrupted).toBeGreaterThan(0)
    const connection = await connect(url ? { url } : { dataDir })
    const { rows: found } = await connection.pool.query(`
      select (select count(*)::int from articles) as articles, (select count(*)::int from article_tags) as links,
        (select count(*)::int from tags) as tags, (select count(*)::int from import_rows) as rows,
        (select count(*)::int from article_revisions) as revisions,
        (select count(*)::int from import_rows r where entity_id is not null
          and not exists (select from articles a where a.id = r.entity_id and a.slug = r.slug)) as strays`)
    await connection.close()
    expect(found[0]).toEqual({
      articles: ROWS - wrong,
      links: ROWS - wrong,
      tags: 7,
      rows: ROWS,
      revisions: ROWS - wrong,
      strays: 0,
    })
    await admin?.pool.query(`drop database ${name} with (force)`)
    await admin?.close()
  }, 400_000)
})
