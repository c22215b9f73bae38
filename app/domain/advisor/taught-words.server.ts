import { synonymsInForce } from '#app/domain/catalogue/queries/synonyms.server.ts'
import type { Synonyms } from '#app/domain/catalogue/queries/synonyms.server.ts'
import { groupKey, phraseKey } from '#app/domain/catalogue/synonyms/groups.ts'
import { SYNONYM_GROUPS } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import { rephraseBy } from './understand/own-words.ts'
import type { Rephrase } from './understand/own-words.ts'

/** What was made of synonyms before; they are the same object until one changes. */
const made = new WeakMap<Synonyms, Rephrase>()

/** Says texts in the advisor's own words, by what editors wrote into the synonym dictionary. */
export async function taughtWords(db: Db): Promise<Rephrase> {
  const synonyms = await synonymsInForce(db)
  const known = made.get(synonyms)
  if (known) return known
  const rephrase = rephraseWith(synonyms.groups)
  made.set(synonyms, rephrase)
  return rephrase
}

/** The same by any groups of synonyms. */
export const rephraseWith = (groups: Synonyms['groups']): Rephrase => rephraseBy(taughtBy(groups))

/** Only what editors added: the phrases the project ships are the advisor's own already. */
function taughtBy(groups: Synonyms['groups']) {
  return groups
    .filter(({ origin }) => origin !== 'shipped')
    .map((group) => {
      const shipped = SYNONYM_GROUPS.find((other) => groupKey(other) === group.key)
      const own = new Set([...(shipped?.forms ?? []), ...(shipped?.narrower ?? [])].map(phraseKey))
      const [name = '', ...others] = group.forms
      const phrases = [...others, ...group.narrower].filter((phrase) => !own.has(phraseKey(phrase)))
      return { name, phrases, except: group.except }
    })
}
