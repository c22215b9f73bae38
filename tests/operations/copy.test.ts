import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { visibleText } from '#tests/support/html.ts'
import { testInLongRun } from '#tests/support/long.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import type { TestMailServer } from '#tests/support/mail-server.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { runScript } from '#tests/support/run-script.ts'
import { runServer } from '#tests/support/running-server.ts'
import { openS3 } from '#tests/support/s3-server.ts'
import type { S3Server } from '#tests/support/s3-server.ts'
import { signedIn, STAFF_VARIABLES } from '#tests/support/signed-in.ts'
import { prepared } from '#tests/support/site-data.ts'

/** Longer than the slowest of the workers that must not begin takes from its start to its first try, in ms. */
const PATIENCE_MS = 6_000
/** What waits in the database that is copied: a mail, an event for a webhook, a feed that is due. */
const WAITING = `
  insert into mails (recipient, subject, text, html) values ('khach@example.vn', 'Thư', 'thư', '<p>thư</p>');
  insert into webhooks (name, url, events, salt) values ('Kho', 'https://192.0.2.1/nghe', '{article.created}', 'muoi');
  insert into webhook_events (type, data) values ('article.created', '{}');
  insert into webhook_deliveries (webhook_id, event_id, object) values (1, 1, 'article:1');
  insert into feeds (name, url, shop, interval_minutes, hold_share) values ('Chợ', 'https://192.0.2.1/gia.csv', 'cho.vn', 60, 30)`
const WHAT_BECAME = `select
  (select attempts from webhook_deliveries) as "webhook", (select count(*)::int from feed_runs) as "runs",
  (select leased_until is null and tries = 0 and next_run_at <= now() from feeds) as "feedWaits",
  (select count(*)::int from backups) as "backups"`

describe('a site that is started with the environment of the live one', { timeout: 300_000 }, () => {
  let folder: string
  let mails: TestMailServer
  let s3: S3Server
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cm-copy-'))
    mails = await openMailServer()
    s3 = await openS3()
  })
  afterAll(async () => {
    await mails.close()
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const live = (dataDir: string) => ({
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    BACKUP_EVERY: '24h',
    BACKUP_TO: 's3://saoluu/trang',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'anh',
    S3_ACCESS_KEY_ID: 'KEY',
    S3_SECRET_ACCESS_KEY: 'SECRET',
    LOG_LEVEL: 'warn',
    ...STAFF_VARIABLES,
  })
  const waiting = async (name: string) => {
    const dataDir = prepared(join(folder, name), 'schema')
    const connection = await connect({ dataDir })
    await connection.pool.query(WAITING)
    await connection.close()
    return dataDir
  }
  const whatBecame = async (dataDir: string) => {
    const connection = await connect({ dataDir })
    const { rows } = await connection.pool.query<Record<string, unknown>>(WHAT_BECAME)
    await connection.close()
    return rows[0]
  }
  const writes = () => s3.calls.filter((call) => !call.startsWith('GET '))

  testInLongRun('sends what waits, which is why a copy needs COPY=on', async () => {
    const dataDir = await waiting('live')
    const server = await runServer(live(dataDir))
    await expect.poll(() => mails.received.length, { timeout: 30_000 }).toBe(1)
    await expect.poll(writes, { timeout: 30_000 }).not.toEqual([])
    await wait(PATIENCE_MS)
    await server.stop('SIGTERM')
    const became = await whatBecame(dataDir)
    expect(became).toMatchObject({ feedWaits: false })
    expect(became?.['webhook']).toBeGreaterThan(0)
  })

  it('with COPY=on sends nothing, reads no feed, makes no backup, and says so', async () => {
    mails.received.length = 0
    s3.calls.length = 0
    const dataDir = await waiting('copy')
    const server = await runServer({ ...live(dataDir), COPY: 'on' })
    const staff = await signedIn(server)
    const body = new FormData()
    body.set('alt', 'Tủ lạnh')
    body.set('file', new Blob([new Uint8Array(await aPhoto({ width: 60, height: 40 }))]), 'a.png')
    const added = await fetch(`${server.url}/admin/media/upload`, {
      method: 'POST',
      body,
      headers: { ...staff, Origin: server.url },
    })
    const { url } = (await added.json()) as { url: string }
    expect((await fetch(`${server.url}${url}`)).status).toBe(200)
    await wait(PATIENCE_MS)
    const screen = await (await fetch(`${server.url}/admin/status`, { headers: staff })).text()
    await server.stop('SIGTERM')
    expect(await whatBecame(dataDir)).toEqual({ webhook: 0, runs: 0, feedWaits: true, backups: 0 })
    expect([mails.received, writes()]).toEqual([[], []])
    expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1)
    expect(server.said()).toContain('this is a copy (COPY=on)')
    expect(visibleText(screen)).toContain('Đây là bản sao của trang')
  })

  testInLongRun('with COPY=on keeps a backup made by hand for itself', async () => {
    s3.calls.length = 0
    const dataDir = join(folder, 'copy')
    const { code, out, err } = await runScript('backup.ts', ['--scheduled'], {
      ...live(dataDir),
      COPY: 'on',
    })
    expect([code, err, writes()]).toEqual([0, '', []])
    expect(out).toContain(join(dataDir, 'backups'))
  })
})
