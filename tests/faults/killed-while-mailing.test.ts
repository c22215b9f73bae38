import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databaseOfWorkers, killedOver } from '#tests/support/killed-worker.ts'
import { isLong } from '#tests/support/long.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'

const PEOPLE = isLong ? 200 : 60
const KILLS = isLong ? 20 : 1

/** Up to so long a mail server of the tests thinks before each answer, in ms. */
const THINKS_MS = 15

describe.each(killedOver())('servers are killed (kill -9) while they mail alerts of prices (%s)', (kind) => {
  it(`${KILLS} times: nobody is told twice, and whoever may not have been told is counted`, async (context) => {
    const { url, dataDir, within } = await databaseOfWorkers(kind, 'mailing_killed')
    const thinking = (_: unknown, __: unknown, done: () => void) =>
      void setTimeout(done, Math.random() * THINKS_MS)
    const mailServer = await openMailServer({
      onRcptTo: thinking,
      onMail: () => wait(Math.random() * THINKS_MS),
    })
    onTestFinished(mailServer.close)
    const see = (price: number) =>
      within(({ pool }) =>
        pool.query(`insert into price_observations (offer_id, price, observed_on, seen_at, source)
          select id, ${price}, vietnam_day(now()), now(), 't' from offers`),
      )
    await within(async (connection) => {
      await connection.pool.query(`
        insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'x');
        insert into products (title, category_id)
          select 'Tivi ' || n, c.id from product_categories c, generate_series(1, ${PEOPLE}) n;
        insert into offers (product_id, shop) select id, 'a.vn' from products;
        insert into alert_addresses (email, token_hash, confirmed_at)
          select 'nguoi' || n || '@example.vn', 'h' || n, now() from generate_series(1, ${PEOPLE}) n;
        insert into price_alerts (address_id, product_id, below)
          select a.id, p.id, 9000000 from alert_addresses a join products p on p.id = a.id`)
    })
    await see(9_500_000)

    const servers = url ? 2 : 1
    const start = () =>
      runServer({
        DATA_DIR: dataDir,
        SMTP_URL: mailServer.url,
        ...(url ? { DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough' } : {}),
      })
    /** The embedded database has one server; over PostgreSQL two mail at once. */
    const startAll = () => Promise.all(Array.from({ length: servers }, start))
    const count = () => mailServer.received.length
    /** What a dead server holds has been held for too long. */
    const timePasses = () =>
      within(({ pool }) => pool.query(`update mails set next_attempt_at = now() - interval '1 second'`))
    /** While no server is there. @returns how many are still to be told, and to whom mails are in doubt */
    const left = () =>
      within(async ({ pool }) => {
        const { rows } = await pool.query<{ email: string; open: boolean }>(`
          select d.email, m.id is null or m.failed_at is null as open
          from price_alerts a join alert_addresses d on d.id = a.address_id left join mails m on m.alert_id = a.id
          where a.told_on is null or m.id is not null`)
        const emails = (isOpen: boolean) =>
          rows.filter(({ open }) => open === isOpen).map(({ email }) => email)
        return { open: emails(true).length, doubtful: emails(false) }
      })

    await see(8_900_000)
    let whileMailing = 0
    let { open } = await left()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = count()
      const running = await startAll()
      // Until one comes, then for some time: however slow the machine is, it is killed within its work.
      if (open > 0) while (count() === before) await wait(2)
      await wait((Math.random() * 12 * THINKS_MS) / servers)
      for (const server of running) await server.stop('SIGKILL')
      // What was handed over whole still counts.
      await wait(2 * THINKS_MS)
      open = (await left()).open
      if (open > 0) whileMailing += 1
      await timePasses()
    }
    for (let round = 0; open > 0 && round < 10; round += 1) {
      const running = await startAll()
      let quiet = count() - 1
      while (quiet < count()) {
        quiet = count()
        await wait(2_000)
      }
      for (const server of running) expect(await server.stop('SIGTERM')).toBe(0)
      open = (await left()).open
    }

    const got = new Map<string, number>()
    for (const { to } of mailServer.received) got.set(to, (got.get(to) ?? 0) + 1)
    const twice = [...got.values()].filter((times) => times > 1).length
    const { doubtful } = await left()
    const everybody = Array.from({ length: PEOPLE }, (_, n) => `nguoi${n + 1}@example.vn`)
    const missing = everybody.filter((email) => !got.has(email))
    const seen = `${whileMailing} of ${KILLS} kills while mailing: ${got.size} of ${PEOPLE} told, ${twice} twice, ${doubtful.length} in doubt, ${missing.length} of these not told`
    process.stdout.write(`${kind}: ${seen}\n`)
    expect(whileMailing).toBeGreaterThan(0)
    expect(twice).toBe(0)
    expect(open).toBe(0)
    expect(missing.filter((email) => !doubtful.includes(email))).toEqual([])
    expect(doubtful.length).toBeLessThanOrEqual(KILLS * servers)
    noteSeen(context, seen)
  }, 900_000)
})
