import { sql } from 'drizzle-orm'
import { kindRecord } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { OwnAttribute } from '#content/shapes.ts'
import type { Db } from '#db/client.ts'
import { attributeLabel } from '../attributes.ts'
import { GROUPS, TYPES } from './kind-input.ts'
import { addedWords, attributeRows } from './kind-record.ts'
import type { AttributeRow } from './kind-record.ts'
import type { KindState } from './kind-state.server.ts'

/** What saving a kind would touch, in sentences for an editor. */
export type KindPreview = { products: number; filters: number; lines: string[] }

/** What would change between two states of a kind, and how many products it is about. */
export async function previewKind(
  tx: Pick<Db, 'execute'>,
  before: KindState,
  after: KindState,
): Promise<KindPreview> {
  const { key } = before
  const { rows } = await tx.execute<{ products: number; used: Record<string, number> }>(sql`
    with own as (select p.attributes from products p join product_categories c on c.id = p.category_id
      where c.kind = ${key} and p.deleted_at is null)
    select (select count(*)::int from own) as products,
      coalesce((select json_object_agg(name, n) from
        (select name, count(*)::int as n from own, jsonb_object_keys(own.attributes) name group by 1) x), '{}') as used`)
  const { products = 0, used = {} } = rows[0] ?? {}
  const filters = changedFilters(before, after)
  const kept = keptFigures(before, after)
  const held = await heldChoices(tx, key, kept)
  const lines = [
    ...nameLines(before, after),
    ...attributeLines(before, after, used),
    ...kept.flatMap((figure) => figureLines(figure, { n: used[figure.own.key] ?? 0, held })),
    ...orderLines(kept),
    ...filterLines(filters),
  ]
  return {
    products,
    filters: filters.added.length + filters.left.length + filters.moved.length,
    lines: lines.length > 0 ? lines : [say('Không có gì thay đổi.', { en: 'Nothing changes.' })],
  }
}

function nameLines({ category, key }: KindState, after: KindState): string[] {
  const name = after.category?.name ?? ''
  if (!category) return [say(`Thêm loại sản phẩm “${name}”.`, { en: `Adds the product type “${name}”.` })]
  const known = new Set(kindRecord(key).words.others)
  const words = new Set(after.record?.words?.others)
  const added = [...words].filter((word) => !known.has(word))
  const left = addedWords(key).filter((word) => ![...words].some((other) => plain(other) === word))
  const group = after.category?.group ?? category.group
  return [
    ...(category.name === name
      ? []
      : [
          say(`Tên “${category.name}” thành “${name}”; địa chỉ trang giữ nguyên.`, {
            en: `The name “${category.name}” becomes “${name}”; the page’s address stays.`,
          }),
        ]),
    ...(group === category.group
      ? []
      : [
          say(`Nhóm “${nameOfGroup(category.group)}” thành “${nameOfGroup(group)}”.`, {
            en: `The group “${nameOfGroup(category.group)}” becomes “${nameOfGroup(group)}”.`,
          }),
        ]),
    ...(added.length > 0
      ? [
          say(`Cố vấn và tìm kiếm hiểu thêm: ${quoted(added.map(plain))}.`, {
            en: `The advisor and search also understand: ${quoted(added.map(plain))}.`,
          }),
        ]
      : []),
    ...(left.length > 0
      ? [
          say(`Cố vấn và tìm kiếm thôi hiểu: ${quoted(left)}.`, {
            en: `The advisor and search no longer understand: ${quoted(left)}.`,
          }),
        ]
      : []),
  ]
}

const nameOfGroup = (group: string) => Object.entries(GROUPS).find(([key]) => key === group)?.[1] ?? group
const plain = (word: string) => word.replace(/^[!~]+/, '')
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

function attributeLines(
  { key, facets }: KindState,
  after: KindState,
  used: Readonly<Record<string, number>>,
): string[] {
  const shown = (after.record?.attributes ?? []).filter(({ isRemoved }) => !isRemoved)
  const { rows } = attributeRows(key, facets)
  const before = new Map(rows.map((row) => [row.key, row.label]))
  const added = shown.filter((own) => !before.has(own.key))
  const renamed = shown.filter((own) => before.has(own.key) && before.get(own.key) !== own.label)
  const left = rows.filter((row) => !shown.some((own) => own.key === row.key))
  return [
    ...added.map(({ key, label }) =>
      used[key]
        ? say(`Thêm “${label}”: ${formatNumber(used[key])} sản phẩm đã có sẵn giá trị.`, {
            en: `Adds “${label}”: ${many(used[key], 'product has', 'products have')} a value already.`,
          })
        : say(`Thêm “${label}”.`, { en: `Adds “${label}”.` }),
    ),
    ...renamed.map((own) =>
      say(`“${before.get(own.key)}” gọi là “${own.label}”.`, {
        en: `“${before.get(own.key)}” is called “${own.label}”.`,
      }),
    ),
    ...left.map(({ key, label }) =>
      used[key]
        ? say(`Bỏ “${label}”: ${formatNumber(used[key])} sản phẩm vẫn giữ giá trị, thêm lại là hiện ra.`, {
            en: `Removes “${label}”: ${many(used[key], 'product keeps', 'products keep')} the value, which shows again if you add it back.`,
          })
        : say(`Bỏ “${label}”; chưa sản phẩm nào ghi.`, { en: `Removes “${label}”; no product has it.` }),
    ),
  ]
}

/** A figure that stays: as it is, and as it is to be. */
type KeptFigure = {
  row: AttributeRow
  own: OwnAttribute
  better: AttributeRow['better']
  onCard: boolean
  /** Where it stands among those that stay, before and after. */
  from: number
  to: number
}

function keptFigures({ key, facets }: KindState, { record }: KindState): KeptFigure[] {
  const { rows } = attributeRows(key, facets)
  const own = new Map(
    (record?.attributes ?? []).flatMap((each) => (each.isRemoved ? [] : [[each.key, each]])),
  )
  const order = [...own.keys()].filter((each) => rows.some((row) => row.key === each))
  return rows
    .filter((row) => own.has(row.key))
    .flatMap((row, from) => {
      const after = own.get(row.key)
      if (!after) return []
      const better = record?.better?.[row.key] ?? ''
      const onCard = record?.cardFacts?.includes(row.key) ?? false
      return [{ row, own: after, better, onCard, from, to: order.indexOf(row.key) }]
    })
}

const choicesOf = ({ choices }: AttributeRow) => choices.split('; ').filter(Boolean)
const leftChoices = ({ row, own }: KeptFigure) =>
  choicesOf(row).filter((choice) => !Object.values(own.words ?? {}).includes(choice))

/** How many products hold each choice that would be offered no more, by figure and choice. */
async function heldChoices(
  tx: Pick<Db, 'execute'>,
  kind: string,
  kept: readonly KeptFigure[],
): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  for (const figure of kept) {
    const { key } = figure.own
    for (const choice of leftChoices(figure)) {
      const { rows } = await tx.execute<{ n: number }>(sql`
        select count(*)::int as n from products p join product_categories c on c.id = p.category_id
        where c.kind = ${kind} and p.deleted_at is null and p.attributes ->> ${key} = ${choice}`)
      held.set(`${key}=${choice}`, rows[0]?.n ?? 0)
    }
  }
  return held
}

const BETTER = {
  get ''() {
    return say('tùy nhu cầu', { en: 'it depends' })
  },
  get more() {
    return say('càng cao càng tốt', { en: 'higher is better' })
  },
  get less() {
    return say('càng thấp càng tốt', { en: 'lower is better' })
  },
}

type Held = { n: number; held: ReadonlyMap<string, number> }

function figureLines(figure: KeptFigure, { n, held }: Held): string[] {
  const { row, own, better, onCard } = figure
  const name = `“${own.label}”`
  const unit = own.unit ?? ''
  const added = Object.values(own.words ?? {}).filter((choice) => !choicesOf(row).includes(choice))
  const stays =
    n > 0
      ? say(`; ${formatNumber(n)} sản phẩm giữ nguyên con số`, {
          en: `; ${many(n, 'product keeps its figure', 'products keep their figures')}`,
        })
      : ''
  return [
    ...(row.type === own.type
      ? []
      : [
          say(`${name} đổi kiểu giá trị thành “${TYPES[own.type]}”.`, {
            en: `${name} changes its value type to “${TYPES[own.type]}”.`,
          }),
        ]),
    ...(row.unit === unit || own.type !== 'number'
      ? []
      : [
          say(`Đơn vị của ${name}: “${row.unit || 'không có'}” thành “${unit || 'không có'}”${stays}.`, {
            en: `Unit of ${name}: “${row.unit || 'none'}” becomes “${unit || 'none'}”${stays}.`,
          }),
        ]),
    ...(added.length > 0 && row.type === own.type
      ? [
          say(`${name} thêm lựa chọn: ${added.join(', ')}.`, {
            en: `${name} gets the choices: ${added.join(', ')}.`,
          }),
        ]
      : []),
    ...leftChoices(figure).map((choice) => {
      const count = held.get(`${own.key}=${choice}`) ?? 0
      return count > 0
        ? say(`${name} bỏ lựa chọn “${choice}”: ${formatNumber(count)} sản phẩm vẫn ghi “${choice}”.`, {
            en: `${name} loses the choice “${choice}”: ${many(count, 'product still says', 'products still say')} “${choice}”.`,
          })
        : say(`${name} bỏ lựa chọn “${choice}”; chưa sản phẩm nào ghi.`, {
            en: `${name} loses the choice “${choice}”; no product has it.`,
          })
    }),
    ...(row.better === better ? [] : [`${name}: ${BETTER[better]}.`]),
    ...(row.onCard === onCard
      ? []
      : [
          onCard
            ? say(`${name} lên thẻ.`, { en: `${name} goes on the card.` })
            : say(`${name} thôi đứng trên thẻ.`, { en: `${name} leaves the card.` }),
        ]),
  ]
}

const orderLines = (kept: readonly KeptFigure[]): string[] =>
  kept.every(({ from, to }) => from === to)
    ? []
    : [
        say(
          `Thứ tự mới: ${kept
            .toSorted((one, other) => one.to - other.to)
            .map(({ own }) => own.label)
            .join(', ')}.`,
          {
            en: `New order: ${kept
              .toSorted((one, other) => one.to - other.to)
              .map(({ own }) => own.label)
              .join(', ')}.`,
          },
        ),
      ]

type Filters = { added: string[]; left: string[]; moved: string[] }

function changedFilters({ key, facets }: KindState, after: KindState): Filters {
  const labels = new Map((after.record?.attributes ?? []).map((own) => [own.key, own.label]))
  const label = (attribute: string) => labels.get(attribute) ?? attributeLabel(key, attribute)
  const same = (one: KindState['facets'][number], other: KindState['facets'][number]) =>
    one.attribute === other.attribute
  return {
    added: after.facets
      .filter((one) => !facets.some((other) => same(one, other)))
      .map((f) => label(f.attribute)),
    left: facets
      .filter((one) => !after.facets.some((other) => same(one, other)))
      .map((f) => label(f.attribute)),
    moved: after.facets
      .filter((one) =>
        facets.some((other) => same(one, other) && JSON.stringify(one.edges) !== JSON.stringify(other.edges)),
      )
      .map((f) => label(f.attribute)),
  }
}

const filterLines = ({ added, left, moved }: Filters): string[] => [
  ...(added.length > 0
    ? [say(`Thêm bộ lọc: ${added.join(', ')}.`, { en: `Adds the filters: ${added.join(', ')}.` })]
    : []),
  ...(left.length > 0
    ? [
        say(`Bỏ bộ lọc: ${left.join(', ')}; đường dẫn cũ vẫn mở được.`, {
          en: `Removes the filters: ${left.join(', ')}; old links still open.`,
        }),
      ]
    : []),
  ...(moved.length > 0
    ? [say(`Chia khoảng lại: ${moved.join(', ')}.`, { en: `New filter steps: ${moved.join(', ')}.` })]
    : []),
]
