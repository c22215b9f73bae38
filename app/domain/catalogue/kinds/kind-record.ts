import { attributeKind } from '#app/domain/catalogue/editing/attribute-fields.ts'
import {
  isShipped,
  kindNames,
  kindRecord,
  ownAttributes,
  presentKinds,
  shippedRecord,
} from '#app/kinds/kind.ts'
import { AppError } from '#app/platform/errors.ts'
import { fold, searchWords } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { KindRecord, OwnAttribute } from '#content/shapes.ts'
import { attributeLabel, namedAttributes, narrowingAttribute, shippedAttribute } from '../attributes.ts'
import { attributesNamed } from '../comparison/specification-names.ts'
import type { AttributeInput, KindInput } from './kind-input.ts'

/** A filter of a kind, as its row has it. */
export type KindFacet = { attribute: string; edges: number[] | null }

/** What saving a kind writes. */
export type KindWrite = { record: Partial<KindRecord>; facets: KindFacet[] }

/** A figure as the form shows it. */
export type AttributeRow = {
  key: string
  label: string
  type: OwnAttribute['type']
  unit: string
  choices: string
  better: '' | 'more' | 'less'
  onCard: boolean
  isFilter: boolean
  edges: string
}

/** What the form of a kind starts from: its figures in the order shown, and those that were removed. */
export function attributeRows(
  kind: string,
  facets: readonly KindFacet[],
): { rows: AttributeRow[]; removed: AttributeRow[] } {
  const { attributes = [], cardFacts = [], figures = [], size, better = {} } = kindRecord(kind)
  const own = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const edited = attributes.length > 0
  // Until editors have put them in an order, figures stand as cards show them.
  const shown = edited
    ? attributes.map(({ key }) => key)
    : [...cardFacts, ...(size ? [size] : []), ...figures]
  const keys = [...new Set([...shown, ...facets.map(({ attribute }) => attribute)])]
  const rowOf = (key: string): AttributeRow => {
    const definition = shippedAttribute(key) ?? own.get(key) ?? narrowingAttribute(key) ?? { label: key }
    const facet = facets.find(({ attribute }) => attribute === key)
    return {
      key,
      label: attributeLabel(kind, key, own.get(key)?.label ?? definition.label),
      type: attributeKind(key),
      unit: definition.unit ?? '',
      choices: Object.values(definition.words ?? {}).join('; '),
      better: better[key] ?? '',
      onCard: cardFacts.includes(key),
      isFilter: facet !== undefined,
      edges: facet?.edges?.join(', ') ?? '',
    }
  }
  const isRemoved = (key: string) => own.get(key)?.isRemoved === true
  return {
    rows: keys.filter((key) => !isRemoved(key) && (narrowingAttribute(key) || edited)).map(rowOf),
    removed: keys.filter(isRemoved).map(rowOf),
  }
}

/** The figures of a kind as a form that nobody touched would send them. */
export const shownAttributes = (kind: string, facets: readonly KindFacet[]): AttributeInput[] =>
  attributeRows(kind, facets).rows.map(({ choices, edges, onCard, isFilter, ...row }) => ({
    ...row,
    choices: choices.split('; ').filter(Boolean),
    edges: edges.split(', ').filter(Boolean).map(Number),
    on_card: onCard,
    is_filter: isFilter,
  }))

/** What figures that any kind may have are called: a kind's own of such a name and unit is one of these. */
export const sharedFigureNames = (): string[] =>
  [...new Set(namedAttributes().flatMap((key) => shippedAttribute(key)?.label ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'vi'),
  )

/** Other names of a kind that editors gave it, beside its name and what is shipped. */
export function addedWords(kind: string): string[] {
  const shipped = new Set(shippedRecord(kind)?.words.others)
  const { name, words } = kindRecord(kind)
  const named = new Set([fold(name), fold(words.synonyms)])
  return words.others
    .filter((word) => !shipped.has(word))
    .map((word) => word.replace(/^[!~]+/, ''))
    .filter((word) => !named.has(fold(word)))
}

/**
 * What an editor's words about a kind are kept as.
 * @param key of the kind, new or known @throws AppError 'invalid' with the fields at fault
 */
export function kindWrite(key: string, input: KindInput): KindWrite {
  refuseTakenNames(key, input)
  const { attributes: before = [] } = kindRecord(key)
  const attributes = input.attributes.map((asked, at) => ({ asked, own: attributeOf(key, asked, at) }))
  refuseDoubles(attributes.map(({ asked, own }) => ({ ...asked, key: own.key })))
  const keys = new Set(attributes.map(({ own }) => own.key))
  const removed = [...before, ...attributeRows(key, []).rows.map(asAttribute)].filter(
    ({ key }, at, all) => !keys.has(key) && all.findIndex((other) => other.key === key) === at,
  )
  const name = input.name.toLocaleLowerCase('vi')
  const shipped = shippedRecord(key)
  const words = { synonyms: shipped?.words.synonyms ?? name, others: input.words.map(spoken) }
  if (shipped && fold(shipped.name) !== fold(input.name)) words.others.unshift(spoken(name))
  return {
    record: {
      name: input.name,
      group: input.group,
      words,
      attributes: [
        ...attributes.map(({ own }) => own),
        ...removed.map((attribute) => ({ ...attribute, isRemoved: true })),
      ],
      cardFacts: attributes.flatMap(({ asked, own }) => (asked.on_card ? [own.key] : [])),
      labels: Object.fromEntries(
        attributes.flatMap(({ own: { key: attribute, label } }) =>
          label === usualLabel(key, attribute) ? [] : [[attribute, label] as const],
        ),
      ),
      better: Object.fromEntries(
        attributes.flatMap(({ asked, own }) => (asked.better ? [[own.key, asked.better] as const] : [])),
      ),
    },
    facets: attributes.flatMap(({ asked, own }) =>
      asked.is_filter ? [{ attribute: own.key, edges: asked.edges.length > 0 ? asked.edges : null }] : [],
    ),
  }
}

/** A name as the advisor is told it: one word alone must carry its marks, as everyday words look like it. */
const spoken = (word: string) => (searchWords(word).length === 1 ? `!${word}` : word)

const asAttribute = ({ key, label, type, unit }: AttributeRow): OwnAttribute => ({
  key,
  label,
  type,
  ...(unit && { unit }),
})

/** What a kind calls a figure where editors say nothing of it. */
const usualLabel = (kind: string, key: string) =>
  shippedRecord(kind)?.labels?.[key] ?? shippedAttribute(key)?.label

function attributeOf(kind: string, asked: AttributeInput, at: number): OwnAttribute {
  const key = asked.key || keyFor(kind, asked)
  const known = shippedAttribute(key)
  if (known) refuseOtherShape(key, asked, at)
  const unit = known ? known.unit : asked.type === 'number' ? asked.unit : ''
  const words =
    known?.words ??
    (asked.type === 'choice' ? Object.fromEntries(asked.choices.map((word) => [word, word])) : undefined)
  return {
    key,
    label: asked.label,
    type: known ? attributeKind(key) : asked.type,
    ...(unit && { unit }),
    ...(words && { words }),
  }
}

/** A figure that every kind may have keeps its type, unit and choices: other kinds and what products hold go by these. */
function refuseOtherShape(key: string, { label, type, unit, choices }: AttributeInput, at: number): void {
  const { unit: own = '', words = {} } = shippedAttribute(key) ?? {}
  const refuse = (field: string, why: string) => {
    throw new AppError('invalid', why, { fields: { [`attributes.${at}.${field}`]: why } })
  }
  if (type !== attributeKind(key))
    refuse(
      'type',
      say(`“${label}” là thuộc tính dùng chung nên giữ nguyên kiểu giá trị.`, {
        en: `“${label}” is a shared attribute and keeps its value type.`,
      }),
    )
  if (type === 'number' && unit !== own)
    refuse(
      'unit',
      say(`“${label}” là thuộc tính dùng chung, đơn vị là ${own || 'không có'}.`, {
        en: `“${label}” is a shared attribute, its unit is ${own || 'none'}.`,
      }),
    )
  if (type === 'choice' && choices.join() !== Object.values(words).join())
    refuse(
      'choices',
      say(`“${label}” là thuộc tính dùng chung, gồm: ${Object.values(words).join(', ')}.`, {
        en: `“${label}” is a shared attribute with: ${Object.values(words).join(', ')}.`,
      }),
    )
}

/**
 * The key of a new figure: that of one that every kind may have where its name and unit are those ('Trọng lượng' in kg), else
 * one made of its name, which no other kind uses for something else.
 */
function keyFor(kind: string, asked: AttributeInput): string {
  const like = attributesNamed(asked.label).find((key) => {
    const known = shippedAttribute(key)
    return known && attributeKind(key) === asked.type && fold(known.unit ?? '') === fold(asked.unit)
  })
  if (like) return like
  const base =
    slugify(asked.label)
      .replaceAll('-', '_')
      .replace(/^(?=\d)/, 'so_')
      .slice(0, 30) || 'thuoc_tinh'
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`
    const known = shippedAttribute(key) ? null : ownAttributes().get(key)
    const isOfKind = kindRecord(kind).attributes?.some((own) => own.key === key)
    if (known === undefined || (known && isOfKind && known.type === asked.type)) return key
    if (known && known.type === asked.type && known.type !== 'choice' && (known.unit ?? '') === asked.unit)
      return key
  }
}

function refuseDoubles(rows: readonly (AttributeInput & { key: string })[]): void {
  const keys = new Set<string>()
  const labels = new Set<string>()
  for (const [at, { key, label }] of rows.entries()) {
    if (keys.has(key) || labels.has(fold(label))) {
      const why = say(`“${label}” đã có ở dòng trên.`, { en: `“${label}” is in a line above already.` })
      throw new AppError('invalid', why, { fields: { [`attributes.${at}.label`]: why } })
    }
    keys.add(key)
    labels.add(fold(label))
  }
}

/** No word may name two kinds: what is asked for would be a matter of luck. */
function refuseTakenNames(key: string, { name, words }: KindInput): void {
  const folded = (text: string) => searchWords(text).join(' ')
  const taken = new Map(
    presentKinds()
      .filter((kind) => kind !== key)
      .flatMap((kind) => kindNames(kind).map((word) => [folded(word), kindRecord(kind).name] as const)),
  )
  for (const word of [name, ...words]) {
    const owner = taken.get(folded(word))
    if (owner === undefined) continue
    const why = say(
      `“${word}” đang là tên gọi của “${owner}”. Bạn bỏ tên này, hoặc sửa bên “${owner}” trước.`,
      { en: `“${word}” is a name of “${owner}”. Remove it here, or edit “${owner}” first.` },
    )
    throw new AppError('conflict', why, { fields: { [word === name ? 'name' : 'words']: why } })
  }
}

/** A key for a kind of this name that no other has. @param isTaken beside those that are present */
export function newKindKey(name: string, isTaken: (key: string) => boolean): string {
  const base =
    slugify(name)
      .replaceAll('-', '_')
      .replace(/^(?=\d)/, 'loai_')
      .slice(0, 34) || 'loai'
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`
    if (!isShipped(key) && !isTaken(key)) return key
  }
}
