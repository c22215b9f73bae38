import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import { loadComparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import type { Comparison, LeftOut } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { sayComparison } from '#app/domain/catalogue/comparison/short-names.ts'
import type { Db } from '#db/client.ts'
import type { Embed } from './embed-schema.ts'

/** Rows that a comparison on another site's page shows; all of them stand on ours. */
const MOST_ROWS = 8
/** Figures beside a product. */
const MOST_FACTS = 3

type Asked = { ids: readonly number[]; unread: number; siteUrl: string; siteName: string; now: number }

/** Products as another site's page shows them; null when none of the ids names one. @param now in ms */
export async function embedOf(db: Db, { siteUrl, siteName, ...asked }: Asked): Promise<Embed | null> {
  const comparison = await loadComparison(db, asked)
  const [first] = comparison?.columns ?? []
  if (!comparison || !first) return null
  const { columns, leftOut, hasDemo } = comparison
  const isAlone = columns.length === 1
  const full = (path: string) => new URL(path, siteUrl).href
  return {
    siteName,
    title: isAlone ? first.title : sayComparison(columns.map(({ shortName }) => shortName)),
    url: siteUrl + (isAlone ? first.href : compareHref(columns.map(({ id }) => id))),
    products: columns.map(({ id, title, shortName, href, image, facts, price }) => ({
      id,
      title,
      shortName,
      url: siteUrl + href,
      image: full(image?.src ?? '/favicon.svg'),
      facts: facts.slice(0, MOST_FACTS),
      price: {
        text: price.text,
        label: price.label ?? null,
        seen: price.seen ?? null,
        oldText: price.oldText ?? null,
        percent: price.percent ?? null,
      },
    })),
    rows: isAlone ? [] : rowsOf(comparison.sections),
    notes: notesOn(leftOut, hasDemo),
  }
}

/** The price first, then where the products differ, then where they agree. */
function rowsOf({ differing, alike, incomplete }: Comparison['sections']): Embed['rows'] {
  const rows = [...differing, ...alike, ...incomplete]
  const isPrice = ({ key }: (typeof rows)[number]) => key === 'price'
  return [...rows.filter(isPrice), ...rows.filter((row) => !isPrice(row))]
    .slice(0, MOST_ROWS)
    .map(({ label, cells }) => ({ label, cells }))
}

function notesOn({ unknown, beyond, otherCategory }: LeftOut, hasDemo: boolean): string[] {
  const missing = unknown + beyond
  const others = otherCategory?.ids.length ?? 0
  return [
    ...(missing > 0 ? [`${missing} sản phẩm khác không có ở đây.`] : []),
    ...(others > 0 ? [`${others} sản phẩm thuộc danh mục khác nên không so sánh ở đây.`] : []),
    ...(hasDemo ? ['Dữ liệu mẫu.'] : []),
  ]
}
