import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'
import { rulesWith } from '../sizing/rule-schema.ts'
import type { EditedRule } from '../sizing/rule-schema.ts'
import type { RuleKey, SizingRules } from '../sizing/rules.ts'

/** Editors' versions of rules as they stand in the database this moment. */
export async function editedRules(db: Pick<Db, 'execute'>): Promise<EditedRule[]> {
  const { rows } = await db.execute<EditedRule>(sql`
    select rule_key as key, definition, source, as_of::text as "asOf" from sizing_rules order by rule_key`)
  return rows
}

/** The rules the advisor goes by: an edit is in force with the next request on every server. */
export const sizingRules = keptByVersion<EditedRule[], SizingRules>({ read: editedRules, make: rulesWith })

type Writer = Pick<Db, 'execute'>

/** Puts an editor's version in the place of a rule. @returns the version before; null where the shipped one stood */
export async function saveSizingRule(
  db: Writer,
  { key, definition, source, asOf }: EditedRule & { key: RuleKey },
): Promise<EditedRule | null> {
  const before = (await editedRules(db)).find((rule) => rule.key === key) ?? null
  await db.execute(sql`
    insert into sizing_rules (rule_key, definition, source, as_of)
    values (${key}, ${JSON.stringify(definition)}::jsonb, ${source}, ${asOf}::date)
    on conflict (rule_key) do update set
      definition = excluded.definition, source = excluded.source, as_of = excluded.as_of, updated_at = now()`)
  return before
}

/** Puts the shipped rule back in force. @returns the version that is gone; null where there was none */
export async function resetSizingRule(db: Writer, key: RuleKey): Promise<EditedRule | null> {
  const { rows } = await db.execute<EditedRule>(sql`
    delete from sizing_rules where rule_key = ${key}
    returning rule_key as key, definition, source, as_of::text as "asOf"`)
  return rows[0] ?? null
}
