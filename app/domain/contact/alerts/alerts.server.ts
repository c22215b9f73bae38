import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Wish } from './alert-input.ts'

type Asked = {
  /** In small letters. */
  email: string
  wishes: readonly Wish[]
  /** Hash of the secret that a link to confirm would hold. */
  tokenHash: string
  /** Whether the address is already known to be of who asks. */
  isOwn: boolean
  /** What was agreed to, word for word. */
  consent: string
}

/**
 * Keeps wishes of an address; a wish for the same product takes the place of the one before. Products that are not there are left
 * out. Asked again, the last link alone is good; an address that is confirmed stays so.
 * @returns whether the address is still to be confirmed, and how many wishes were kept
 */
export function askAlerts(
  db: Db,
  { email, wishes, tokenHash, isOwn, consent }: Asked,
): Promise<{ isOpen: boolean; kept: number }> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; isOpen: boolean }>(sql`
      insert into alert_addresses as a (email, token_hash, confirmed_at)
      values (${email}, ${tokenHash}, ${isOwn ? sql`now()` : null})
      on conflict (email) do update set
        token_hash = case when a.confirmed_at is null then excluded.token_hash else a.token_hash end,
        confirmed_at = coalesce(a.confirmed_at, excluded.confirmed_at)
      returning id, confirmed_at is null as "isOpen"`)
    const { id, isOpen } = rows[0] ?? { id: 0, isOpen: true }
    const { rows: kept } = await tx.execute(sql`
      insert into price_alerts (address_id, product_id, below)
      select ${id}, p.id, x.below from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as x(id int, below bigint)
      join products p on p.id = x.id and p.deleted_at is null and not p.is_hidden
      on conflict (address_id, product_id) do update set below = excluded.below, told_price = null returning 1`)
    await tx.execute(sql`
      insert into consents (subject, purpose, wording) values (${email}, 'price-alert', ${consent})`)
    return { isOpen, kept: kept.length }
  })
}

/** Confirms the address of a link. @returns it; null for a link that is no good (any more) */
export async function confirmAddress(db: Db, tokenHash: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    update alert_addresses set confirmed_at = coalesce(confirmed_at, now()) where token_hash = ${tokenHash} returning email`)
  return rows[0]?.email ?? null
}

/** The address of an account, in small letters, where it is shown to be theirs; null otherwise. */
export async function verifiedEmail(db: Db, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select lower(email) as email from users where id = ${userId} and email_verified`,
  )
  return rows[0]?.email ?? null
}

/** An alert as its owner sees it. */
export type OwnAlert = {
  id: number
  productId: number
  title: string
  /** VND. */
  below: number
  price: number | null
  /** Where and when that was seen, YYYY-MM-DD; no day without a price. */
  shop: string | null
  seenOn: string | null
  isDated: boolean
  email: string
  isConfirmed: boolean
}

const OWN = sql`select a.id, a.product_id as "productId", p.title, a.below, pp.value as price, d.email,
    pp.shop, to_char(pp.seen_on, 'YYYY-MM-DD') as "seenOn", coalesce(pp.is_dated, false) as "isDated",
    d.confirmed_at is not null as "isConfirmed"
  from price_alerts a join alert_addresses d on d.id = a.address_id join products p on p.id = a.product_id
  left join product_prices pp on pp.product_id = a.product_id`

/** The alerts of an address, the newest first. */
export async function alertsOf(db: Db, email: string): Promise<OwnAlert[]> {
  const { rows } = await db.execute<OwnAlert>(sql`${OWN} where d.email = lower(${email}) order by a.id desc`)
  return rows
}

/** One alert; null where it is over. */
export async function findAlert(db: Db, id: number): Promise<OwnAlert | null> {
  const { rows } = await db.execute<OwnAlert>(sql`${OWN} where a.id = ${id}`)
  return rows[0] ?? null
}

/** Ends an alert of an address, with the mails of it that wait. The address goes with its last one. */
export async function endAlert(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from price_alerts a using alert_addresses d
      where d.id = a.address_id and a.id = ${id} and d.email = lower(${email})`)
    const { rows } = await tx.execute(sql`
      delete from alert_addresses d where d.email = lower(${email})
        and not exists (select from price_alerts a where a.address_id = d.id) returning 1`)
    if (rows.length > 0) await withdraw(tx, email)
  })
}

/** Forgets an address with all its alerts and the mails that wait. */
export async function forgetAddress(db: Db, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from alert_addresses where email = lower(${email})`)
    await withdraw(tx, email)
  })
}

const withdraw = (tx: Pick<Db, 'execute'>, email: string) =>
  tx.execute(sql`
    update consents set withdrawn_at = now()
    where subject = lower(${email}) and purpose = 'price-alert' and withdrawn_at is null`)
