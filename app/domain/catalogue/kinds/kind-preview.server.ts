import { sql } from 'drizzle-orm'
import { kindRecord } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Db } from '#db/client.ts'
import { attributeLabel } from '../attributes.ts'
import { attributeRows } from './kind-record.ts'
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
  const lines = [...nameLines(before, after), ...attributeLines(before, after, used), ...filterLines(filters)]
  return {
    products,
    filters: filters.added.length + filters.left.length + filters.moved.length,
    lines: lines.length > 0 ? lines : ['Không có gì thay đổi.'],
  }
}

function nameLines({ category, key }: KindState, after: KindState): string[] {
  const name = after.category?.name ?? ''
  if (!category) return [`Thêm danh mục “${name}”.`]
  const known = new Set(kindRecord(key).words.others)
  const added = (after.record?.words?.others ?? []).filter((word) => !known.has(word))
  return [
    ...(category.name === name ? [] : [`Tên “${category.name}” thành “${name}”; địa chỉ trang giữ nguyên.`]),
    ...(added.length > 0 ? [`Cố vấn và tìm kiếm hiểu thêm: ${quoted(added.map(plain))}.`] : []),
  ]
}

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
        ? `Thêm “${label}”: ${formatNumber(used[key])} sản phẩm đã có sẵn giá trị.`
        : `Thêm “${label}”.`,
    ),
    ...renamed.map((own) => `“${before.get(own.key)}” gọi là “${own.label}”.`),
    ...left.map(({ key, label }) =>
      used[key]
        ? `Bỏ “${label}”: ${formatNumber(used[key])} sản phẩm vẫn giữ giá trị, thêm lại là hiện ra.`
        : `Bỏ “${label}”; chưa sản phẩm nào ghi.`,
    ),
  ]
}

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
  ...(added.length > 0 ? [`Thêm bộ lọc: ${added.join(', ')}.`] : []),
  ...(left.length > 0 ? [`Bỏ bộ lọc: ${left.join(', ')}; đường dẫn cũ vẫn mở được.`] : []),
  ...(moved.length > 0 ? [`Chia khoảng lại: ${moved.join(', ')}.`] : []),
]
