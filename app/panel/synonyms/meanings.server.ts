import { FEATURE_WORDS } from '#app/domain/advisor/understand/feature-words.ts'
import { readStated } from '#app/domain/advisor/understand/understand.ts'
import { brandNames } from '#app/domain/catalogue/queries/brand-names.server.ts'
import { kindLabel, presentKinds } from '#app/kinds/kind.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { Meaning } from './teach-form.tsx'

/** What the advisor knows a word may mean: every kind, feature and brand, by a name that it reads. */
export async function meaningsOf(db: Db): Promise<Meaning[]> {
  const features = FEATURE_WORDS.flatMap(({ phrases }) => phrases[0] ?? [])
  return [
    ...presentKinds().map((kind) => ({
      value: kindLabel(kind),
      sort: say('Loại máy', { en: 'Product type' }),
    })),
    ...features.map((phrase) => ({
      value: phrase.replace(/^[!~]+/, ''),
      sort: say('Đặc điểm', { en: 'Feature' }),
    })),
    ...(await brandNames(db)).map((name) => ({ value: name, sort: say('Thương hiệu', { en: 'Brand' }) })),
  ]
}

/** What the advisor reads in a text, in words for people. */
export async function meaningOf(db: Db, text: string): Promise<string[]> {
  return readStated(text, { brands: await brandNames(db) }).chips.map(({ label }) => label)
}
