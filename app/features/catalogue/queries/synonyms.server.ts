import { SYNONYM_GROUPS, createDictionary } from '#app/vietnamese/synonyms.ts'
import type { Dictionary, SynonymGroup } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import { synonyms } from '#db/schema/advisor.ts'
import { remembered } from './remembered.server.ts'

/**
 * The dictionary searches go by: the shipped groups, each replaced by an editor's of the same first form, and the groups
 * editors added. A change is seen within a minute by every server.
 */
export const searchDictionary = remembered(async (db: Db): Promise<Dictionary> => {
  const rows = await db
    .select({ forms: synonyms.forms, narrower: synonyms.narrower, except: synonyms.except })
    .from(synonyms)
    .orderBy(synonyms.id)
  return createDictionary(withEdits(SYNONYM_GROUPS, rows))
})

/** Groups by their first form, the edited in the place of the shipped. */
export function withEdits(shipped: readonly SynonymGroup[], edited: readonly SynonymGroup[]): SynonymGroup[] {
  const groups = new Map(shipped.map((group) => [group.forms[0], group]))
  for (const group of edited) groups.set(group.forms[0], group)
  return [...groups.values()]
}
