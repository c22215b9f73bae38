import { searchWords } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { groupKey } from '../synonyms/groups.ts'
import { likelyMeanings, phraseOfSearch } from '../synonyms/likely-groups.ts'
import { brandNames } from './brand-names.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import { correctWords } from './correct-words.server.ts'
import { synonymsInForce } from './synonyms.server.ts'

/** What a failed search may have meant: the phrase that would be added, and the groups or categories to add it to. */
export type SearchMeanings = { phrase: string; heads: string[] }

/** The likeliest groups and categories of a failed search, best first; misspelt words are read as the catalogue's own. */
export async function meaningsOfSearch(db: Db, search: string): Promise<SearchMeanings> {
  const [{ groups }, categories, brands] = await Promise.all([
    synonymsInForce(db),
    catalogueShape(db),
    brandNames(db),
  ])
  const phrase = phraseOfSearch(search, brands)
  const known = new Set(groups.map(groupKey))
  const meanings = [
    ...groups.map(({ forms, narrower }) => ({ head: forms[0] ?? '', phrases: [...forms, ...narrower] })),
    ...[...categories.values()]
      .map(({ name }) => ({ head: name.toLocaleLowerCase('vi'), phrases: [name] }))
      .filter(({ head }) => !known.has(groupKey({ forms: [head] }))),
  ]
  const corrected = await correctWords(db, searchWords(phrase))
  const heads = [
    ...(corrected ? likelyMeanings(corrected.join(' '), meanings) : []),
    ...likelyMeanings(phrase, meanings),
  ]
  return { phrase, heads: [...new Set(heads)].slice(0, 6) }
}
