import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Mailer } from '#app/platform/mail/mailer.server.ts'
import { createWorker, tellingFailure } from '#app/platform/worker.ts'
import type { Db } from '#db/client.ts'
import { endKey } from '../links.server.ts'
import type { Seal } from '../links.server.ts'
import { priceMail } from './alert-mails.ts'
import type { PriceFound } from './alert-mails.ts'

/** How often prices are looked at, in ms. */
const LOOK_EVERY_MS = 30_000
/** Mails that one transaction puts into the queue. */
const AT_ONCE = 50

/** Tells people of prices they wait for. */
export type AlertTeller = {
  /** Puts every mail that is due into the queue. @returns how many */
  tell(): Promise<number>
  /** Begins to look now and then. @returns the function that stops it, behind the mails in hand */
  start(): () => Promise<void>
}

type Parts = { db: Db; mailer: Mailer; seal: Seal; siteUrl: string; log: Logger }

type Due = PriceFound & { id: number; productId: number; email: string }

/**
 * Any number of servers may have one each: an alert is taken, noted as told and its mail queued in one transaction, so that a mail
 * is there once, whichever server dies. A product is told of once a day at most, and again only when it costs less than was told, or
 * has cost more than wished for meanwhile.
 */
export function createAlertTeller({ db, mailer, seal, siteUrl, log }: Parts): AlertTeller {
  const tellSome = (queue: Awaited<ReturnType<Mailer['queue']>>) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<Due>(sql`
        with due as materialized (
          select a.id from price_alerts a join alert_addresses d on d.id = a.address_id
          join products p on p.id = a.product_id join product_prices pp on pp.product_id = a.product_id
          where d.confirmed_at is not null and p.deleted_at is null and not p.is_hidden and pp.shop is not null and pp.value <= a.below
            and pp.seen_on >= vietnam_day(now()) - 60
            and (a.told_on is null or a.told_on < vietnam_day(now())) and (a.told_price is null or pp.value < a.told_price)
          order by a.id limit ${AT_ONCE} for update of a skip locked)
        update price_alerts a set told_on = vietnam_day(now()), told_price = pp.value
        from due, alert_addresses d, products p, product_prices pp
        where a.id = due.id and d.id = a.address_id and p.id = a.product_id and pp.product_id = a.product_id
        returning a.id, a.product_id as "productId", d.email, p.title, a.below, pp.value as price, pp.list_price as "listPrice",
          pp.shop, to_char(pp.seen_on, 'YYYY-MM-DD') as "seenOn",
          (select to_char(s.seen_at at time zone 'UTC' + interval '7 hours', 'HH24:MI') from offers o
            join price_observations s on s.offer_id = o.id
            where o.product_id = a.product_id and o.shop = pp.shop and s.observed_on = pp.seen_on
            order by s.seen_at desc nulls last limit 1) as "seenAt"`)
      for (const { id, productId, email, ...found } of rows) {
        const end = `${siteUrl}/bao-gia/huy?khoa=${endKey(seal, id, 'price-alert')}`
        const links = { product: `${siteUrl}/products/${productId}`, end }
        await queue(tx, { ...priceMail(email, found, links), alertId: id })
      }
      return rows.length
    })

  async function tellAll(): Promise<number> {
    // What has cost more than wished for may be told of again.
    await db.execute(sql`
      update price_alerts a set told_price = null from product_prices pp
      where pp.product_id = a.product_id and a.told_price is not null and pp.value > a.below`)
    const queue = await mailer.queue()
    let told = 0
    for (;;) {
      const some = await tellSome(queue)
      told += some
      if (some < AT_ONCE) break
    }
    if (told > 0) mailer.look()
    return told
  }

  const { run, start } = createWorker({
    work: tellAll,
    everyMs: LOOK_EVERY_MS,
    onFailure: tellingFailure(log, 'price alerts not told'),
  })
  return { tell: run, start }
}
