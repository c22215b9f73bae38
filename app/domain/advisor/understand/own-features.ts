import { shippedAttribute } from '#app/domain/catalogue/attributes.ts'
import type { AttributeDefinition } from '#app/domain/catalogue/attributes.ts'
import { kindRecord, ownAttributes, presentKinds } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { AttributeMatch } from '../catalogue.ts'
import type { Entry } from './lexicon.ts'
import type { Feature, OwnFeature } from './need.ts'

/** Splits a value of an editor's figure from its key; null for a feature that the project ships. */
function partsOf(feature: Feature): { key: string; value: string } | null {
  const [, key, value] = /^own:([a-z\d_]+)=(.+)$/s.exec(feature) ?? []
  return key && value ? { key, value } : null
}

/** What such a value asks of a product, and the kinds that state it; null for a shipped feature. */
export function ownCondition(feature: Feature): { match: AttributeMatch; kinds: readonly string[] } | null {
  const own = partsOf(feature)
  if (!own) return null
  const kinds = presentKinds().filter((kind) =>
    kindRecord(kind).attributes?.some(({ key, isRemoved }) => key === own.key && !isRemoved),
  )
  return { match: { attribute: own.key, value: own.value === 'true' ? true : own.value }, kinds }
}

/** Such a value in words: 'chống cận', 'kiểu máy Điện tử'; null for a shipped feature. */
export function ownFeatureLabel(feature: Feature): string | null {
  const own = partsOf(feature)
  if (!own) return null
  const { label = own.key, words }: Partial<AttributeDefinition> = ownAttributes().get(own.key) ?? {}
  const name = label.charAt(0).toLocaleLowerCase('vi') + label.slice(1)
  return own.value === 'true' ? name : `${name} ${words?.[own.value] ?? own.value}`
}

/** How the values of a kind's own figures are said: 'chống cận', 'điện tử', 'kiểu máy cơ'. */
export function ownFeatureWords(kind: Kind): Entry<Feature>[] {
  return (kindRecord(kind).attributes ?? []).flatMap(({ key, label, type, words = {}, isRemoved }) => {
    if (isRemoved || shippedAttribute(key)) return []
    const name = label.toLocaleLowerCase('vi')
    const feature = (value: string): OwnFeature => `own:${key}=${value}`
    if (type === 'yes-no') return [{ value: feature('true'), phrases: [`!${name}`] }]
    if (type !== 'choice') return []
    return Object.entries(words).map(([value, word]) => {
      const said = word.toLocaleLowerCase('vi')
      return { value: feature(value), phrases: [`${name} ${said}`, `!${said}`] }
    })
  })
}
