import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { connect } from '#db/client.ts'
import { killedOver } from '#tests/support/killed-worker.ts'
import { runServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF_VARIABLES } from '#tests/support/signed-in.ts'
import { prepared } from '#tests/support/site-data.ts'

const SAVES_BEFORE_KILL = 60
const WRITERS = 4

// Of imports tests/http/imports-survive.test.ts shows the same, of questions tests/http/durability.test.ts.
describe.each(killedOver())('the server is killed (kill -9) while articles are saved (%s)', (kind) => {
  it('every article it acknowledged is there, whole', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'cm-saving-'))
    const postgres = kind === 'PostgreSQL' ? inject('postgres') : null
    const name = `saving_${process.pid}`
    const admin = postgres ? await connect({ url: postgres.postgres }) : null
    await admin?.pool.query(`create database ${name} template schema`)
    const url = postgres?.schema.replace('/schema?', `/${name}?`)
    const server = await runServer({
      DATA_DIR: url ? folder : prepared(folder, 'schema'),
      ...STAFF_VARIABLES,
      ...(url ? { DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough' } : {}),
    })
    const headers = { 'Content-Type': 'application/json', ...(await signedIn(server)) }
    const post = (path: string, body: object) =>
      fetch(`${server.url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const made = async (path: string) => (await (await post(path, { name: 'Thử' })).json()) as { id: number }
    const filed = { category_id: (await made('categories')).id, author_id: (await made('authors')).id }

    const acknowledged: string[] = []
    const write = async (writer: number) => {
      for (let at = 0; ; at += 1) {
        const slug = `bai-${writer}-${at}`
        const body = {
          title: slug,
          slug,
          content: `<p>${slug}</p>`,
          tags: [`thẻ ${writer}`],
          status: 'published',
          ...filed,
        }
        const response = await post('articles', body).catch(() => null)
        if (response?.status !== 201) return
        acknowledged.push(slug)
        if (acknowledged.length === SAVES_BEFORE_KILL) server.child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    await server.stop('SIGKILL')

    const connection = await connect(url ? { url } : { dataDir: folder })
    const { rows } = await connection.pool.query<{ slug: string }>(
      `select slug from articles a where content = '<p>' || slug || '</p>'
         and exists (select from article_tags t where t.article_id = a.id)`,
    )
    await connection.close()
    await admin?.pool.query(`drop database ${name} with (force)`)
    await admin?.close()
    rmSync(folder, { recursive: true, force: true })
    const kept = new Set(rows.map(({ slug }) => slug))
    expect(acknowledged.length).toBeGreaterThanOrEqual(SAVES_BEFORE_KILL)
    expect(acknowledged.filter((slug) => !kept.has(slug))).toEqual([])
    noteSeen(context, `${acknowledged.length} acknowledged, none lost`)
  })
})
