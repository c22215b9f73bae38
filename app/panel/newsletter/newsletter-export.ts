import { stringify } from 'csv-stringify/sync'
import { endKey } from '#app/domain/contact/links.server.ts'
import { confirmedSubscribers } from '#app/domain/contact/subscriptions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Route } from './+types/newsletter-export'

/** Everyone who confirmed and has not left, each with the link that ends it; who took it away is written down. */
export async function loader(args: Route.LoaderArgs) {
  const person = await requireStaff(args, 'newsletter')
  const { db, seal, siteUrl } = args.context.get(requestContext)
  const subscribers = await db.transaction(async (tx) => {
    const all = await confirmedSubscribers(tx)
    await recordChange(tx, {
      actorId: person.id,
      action: 'export',
      entity: 'newsletter',
      detail: { addresses: all.length },
    })
    return all
  })
  const rows = subscribers.map(({ id, email, consentedAt, confirmedAt }) => ({
    email,
    consented_at: consentedAt,
    confirmed_at: confirmedAt,
    unsubscribe_url: `${siteUrl}/ban-tin/huy?khoa=${endKey(seal, id)}`,
  }))
  const columns = ['email', 'consented_at', 'confirmed_at', 'unsubscribe_url']
  return new Response(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-${new Date().toISOString().slice(0, 10)}.csv"`,
    },
  })
}
