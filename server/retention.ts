import type { Pool } from 'pg'

/**
 * What is forgotten, and when. The terms that concern visitors are those of the privacy page (content/legal/privacy.yaml): a
 * change here is a change of that promise.
 */
const FORGET = [
  'delete from rate_limits where resets_at < now()',
  'delete from sessions where expires_at < now()',
  'delete from verifications where expires_at < now()',
  `delete from idempotency_keys where created_at < now() - interval '1 day'`,
  `delete from webhook_events e where created_at < now() - interval '30 days'
   and not exists (select from webhook_deliveries d where d.event_id = e.id and d.state = 'pending')`,
  `delete from mails where failed_at < now() - interval '14 days'`,
  `delete from article_views where seen_at < now() - interval '1 day'`,
  `delete from article_likes where created_at < now() - interval '18 months'`,
  `delete from missing_pages where last_asked_at < now() - interval '90 days'
   or path in (select path from missing_pages order by is_ignored desc, hits desc, last_asked_at desc offset 5000)`,
  `delete from user_questions where last_asked_at < now() - interval '12 months'`,
  `delete from unanswered_questions where last_asked_at < now() - interval '12 months'`,
  `delete from answer_feedback where created_at < now() - interval '12 months'`,
  `delete from zero_result_queries where last_searched_at < now() - interval '12 months'`,
  `update product_reviews set customer_name = 'Người mua'
   where created_at < now() - interval '3 years' and customer_name <> 'Người mua' and not is_demo`,
  `delete from contact_messages where created_at < now() - interval '2 years'`,
  `update newsletter_deliveries set subscription_id = null
   where subscription_id is not null and settled_at < now() - interval '6 months'`,
  `delete from subscriptions where unsubscribed_at < now() - interval '2 years'
   or (confirmed_at is null and consented_at < now() - interval '30 days')`,
  `delete from alert_addresses a where created_at < now() - interval '30 days'
   and (confirmed_at is null or not exists (select from price_alerts p where p.address_id = a.id))`,
  `delete from consents where withdrawn_at < now() - interval '2 years'`,
  `delete from users u where u.updated_at < now() - interval '2 years'
   and not exists (select from user_roles r where r.user_id = u.id)
   and not exists (select from sessions s where s.user_id = u.id)`,
] as const

/** Forgets what has been kept as long as it may be. Safe on several servers at once. */
export async function forgetOld(pool: Pick<Pool, 'query'>): Promise<void> {
  for (const forget of FORGET) await pool.query(forget)
}
