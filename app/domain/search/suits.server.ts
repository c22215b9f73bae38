import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import type { Attributes } from '#app/domain/catalogue/attributes.ts'
import type { Db } from '#db/client.ts'
import { suits } from './suits.ts'

/** Tells whom a machine is big enough for by the rules in force. */
export async function suitsBy(db: Db): Promise<(kind: string, attributes: Attributes) => string | null> {
  const rules = await sizingRules(db)
  return (kind, attributes) => suits(kind, attributes, rules)
}
