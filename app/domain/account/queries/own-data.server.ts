import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Db } from '#db/client.ts'
import { hasOtherAdmins, removeAccount } from './manage-people.server.ts'
import { roleOf } from './people.server.ts'

/** Everything kept about a person, but for secrets: what the law calls a copy of one's data. */
export async function ownData(db: Db, userId: string) {
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows
  const [account] = await rows(sql`
    select u.id, u.name, u.email, u.email_verified, u.two_factor_enabled, u.panel_language, u.created_at, u.updated_at, r.role
    from users u left join user_roles r on r.user_id = u.id where u.id = ${userId}`)
  return {
    account,
    sessions: await rows(
      sql`select user_agent, created_at, expires_at from sessions where user_id = ${userId} order by created_at`,
    ),
    apiKeys: await rows(sql`
      select name, prefix, created_at, last_used_at, revoked_at from api_keys where user_id = ${userId} order by id`),
    priceAlerts: await rows(sql`
      select p.title as product, a.below, a.told_on, a.told_price, a.created_at, d.confirmed_at
      from price_alerts a join alert_addresses d on d.id = a.address_id join products p on p.id = a.product_id
      join users u on lower(u.email) = d.email and u.email_verified where u.id = ${userId} order by a.id`),
    newsletter: await rows(sql`
      select s.consented_at, s.confirmed_at, s.unsubscribed_at, s.refused_at, s.refusals,
        (select coalesce(json_agg(json_build_object('issue', i.subject, 'state', d.state, 'at', d.settled_at) order by d.id), '[]')
          from newsletter_deliveries d join newsletter_issues i on i.id = d.issue_id where d.subscription_id = s.id) as issues
      from subscriptions s join users u on lower(u.email) = s.email and u.email_verified where u.id = ${userId}`),
    articleNotes: await rows(sql`
      select a.title as article, n.text, n.created_at, n.resolved_at
      from article_notes n join articles a on a.id = n.article_id where n.author_id = ${userId} order by n.id`),
    savedFilters: await rows(sql`
      select name, query, created_at from saved_filters where user_id = ${userId} order by id`),
    actions: await rows(sql`
      select action, entity, entity_id, detail, created_at from audit_log
      where actor_id = ${userId} order by id desc limit 10000`),
  }
}

/**
 * Deletes an account with its sessions, keys, second factor and role; what it wrote stays, without its name.
 * @returns false, with nothing done, for the last administrator
 */
export async function deleteAccount(db: Db, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two administrators leaving at once wait for each other here.
    const othersStay = await hasOtherAdmins(tx, userId)
    if (!othersStay && (await roleOf(tx, userId)) === 'admin') return false
    await removeAccount(tx, userId)
    await recordChange(tx, { actorId: null, action: 'delete-account', entity: 'user', entityId: userId })
    return true
  })
}
