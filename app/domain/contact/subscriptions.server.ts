import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/**
 * Asks for a subscription: nobody is written to before it is confirmed. Asked again, the last link alone is good; an
 * address that is subscribed stays so.
 * @returns whether a confirmation is still wanted
 */
export async function askSubscription(
  db: Db,
  { email, tokenHash, consent }: { email: string; tokenHash: string; consent: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ subscribed: boolean }>(sql`
      insert into subscriptions as s (email, token_hash, consent_text, consented_at)
      values (lower(${email}), ${tokenHash}, ${consent}, now())
      on conflict (email) do update set
        token_hash = case when s.confirmed_at is null or s.unsubscribed_at is not null or s.refused_at is not null
          then excluded.token_hash else s.token_hash end,
        consent_text = excluded.consent_text, consented_at = excluded.consented_at
      returning confirmed_at is not null and unsubscribed_at is null and refused_at is null as subscribed`)
    await tx.execute(sql`
      insert into consents (subject, purpose, wording) values (lower(${email}), 'newsletter', ${consent})`)
    return rows[0]?.subscribed !== true
  })
}

/** A subscription that a link belongs to. */
export type Subscription = { id: number; email: string }

/** Confirms the subscription of a link. @returns it; null for a link that is no good (any more) */
export async function confirmSubscription(db: Db, tokenHash: string): Promise<Subscription | null> {
  const { rows } = await db.execute<Subscription>(sql`
    update subscriptions set confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = null, refused_at = null
    where token_hash = ${tokenHash} returning id, email`)
  return rows[0] ?? null
}

/** How long after leaving the link that ended a subscription can bring it back, in days. */
const UNDO_DAYS = 7

/** A subscription whose end is asked for. */
export type Ending = Subscription & { isEnded: boolean; canComeBack: boolean }

/** A subscription with how it stands; null where there is none. */
export async function getSubscription(db: Db, id: number): Promise<Ending | null> {
  const { rows } = await db.execute<Ending>(sql`
    select id, email, unsubscribed_at is not null as "isEnded",
      coalesce(confirmed_at is not null and unsubscribed_at > now() - make_interval(days => ${UNDO_DAYS}), false) as "canComeBack"
    from subscriptions where id = ${id}`)
  return rows[0] ?? null
}

/**
 * Ends a subscription, and notes that the consent is withdrawn. Ending it twice changes nothing.
 * @param issueId the issue whose link it was, where it was one's
 */
export async function endSubscription(db: Db, id: number, issueId: number | null = null): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string }>(sql`
      update subscriptions set unsubscribed_at = now() where id = ${id} and unsubscribed_at is null returning email`)
    if (!rows[0]) return
    await tx.execute(sql`
      update consents set withdrawn_at = now()
      where subject = ${rows[0].email} and purpose = 'newsletter' and withdrawn_at is null`)
    await tx.execute(sql`
      update newsletter_deliveries set left_at = now() where subscription_id = ${id} and issue_id = ${issueId}`)
  })
}

/** Takes the end of a subscription back, with the consent as it is given anew. @returns false where it is too late */
export async function comeBack(db: Db, id: number, consent: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string }>(sql`
      update subscriptions set unsubscribed_at = null, consent_text = ${consent}, consented_at = now()
      where id = ${id} and confirmed_at is not null and unsubscribed_at > now() - make_interval(days => ${UNDO_DAYS})
      returning email`)
    if (!rows[0]) return false
    await tx.execute(sql`
      insert into consents (subject, purpose, wording) values (${rows[0].email}, 'newsletter', ${consent})`)
    await tx.execute(
      sql`update newsletter_deliveries set left_at = null where subscription_id = ${id} and left_at is not null`,
    )
    return true
  })
}

/** Writes to an address again that the mail server refused. @returns it; null where it is not refused */
export async function letInAgain(db: Pick<Db, 'execute'>, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    update subscriptions set refused_at = null where id = ${id} and refused_at is not null returning email`)
  return rows[0]?.email ?? null
}

/** A subscription as the admin list shows it. */
export type Subscriber = {
  id: number
  email: string
  consentText: string
  consentedAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
  refusedAt: string | null
  /** How often the mail server refused it for good, and what it said last. */
  refusals: number
  refusalReason: string | null
}

export const SUBSCRIBER_STATES = ['confirmed', 'waiting', 'refused', 'ended'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

const inState = {
  confirmed: sql`confirmed_at is not null and unsubscribed_at is null and refused_at is null`,
  waiting: sql`confirmed_at is null and unsubscribed_at is null`,
  refused: sql`refused_at is not null and unsubscribed_at is null`,
  ended: sql`unsubscribed_at is not null`,
}

/** A page of the subscriptions in a state, the newest first, with how many there are. */
export async function listSubscribers(
  db: Db,
  { state, limit, offset }: { state: SubscriberState; limit: number; offset: number },
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const { rows } = await db.execute<Subscriber>(sql`
    select id, email, consent_text as "consentText", consented_at as "consentedAt", confirmed_at as "confirmedAt",
      unsubscribed_at as "unsubscribedAt", refused_at as "refusedAt", refusals, refusal_reason as "refusalReason"
    from subscriptions where ${inState[state]} order by consented_at desc, id desc limit ${limit} offset ${offset}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from subscriptions where ${inState[state]}`,
  )
  return { subscribers: rows, total: counted[0]?.total ?? 0 }
}

/** Everyone who may be written to, the oldest first. */
export async function confirmedSubscribers(
  db: Db,
): Promise<{ id: number; email: string; consentedAt: string; confirmedAt: string }[]> {
  const { rows } = await db.execute<{
    id: number
    email: string
    consentedAt: string
    confirmedAt: string
  }>(sql`
    select id, email, to_char(consented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "consentedAt",
      to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "confirmedAt"
    from subscriptions where ${inState.confirmed} order by id`)
  return rows
}
