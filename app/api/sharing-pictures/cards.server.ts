import type { ArticleCard } from '#app/domain/blog/article.ts'
import { cardFacts } from '#app/domain/catalogue/attributes.ts'
import { summarisePrice } from '#app/domain/catalogue/price.ts'
import type { ProductRow } from '#app/domain/catalogue/queries/product-rows.server.ts'
import type { CategoryCount } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { coverTopic } from '#app/kinds/drawings/covers/cover.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Card } from './card.server.ts'

const nbsp = '\u00a0'

/** How many figures stand below the title. */
const FACTS = 3

/** The picture of a product: what it is, its main figures and the price that its page shows first. @param today YYYY-MM-DD */
export function productCard(product: ProductRow, today: string): Card {
  const { kind, attributes, title, category, brand, isDemo } = product
  const { label, text, seen } = summarisePrice(product.mainPrice, today)
  return {
    kicker: [brand, category].filter(Boolean).join(' · '),
    title,
    note: cardFacts(kind, attributes)
      .map(({ value }) => value)
      .filter((value) => !/^(Có|Không)$/.test(value))
      .slice(0, FACTS)
      .join(' · '),
    price:
      label === null
        ? null
        : { label: [label, seen, isDemo ? 'dữ liệu mẫu' : null].filter(Boolean).join(' · '), text },
    drawing: { kind, attributes },
  }
}

/** The picture of a category, with the plainest drawing of its kind. */
export function categoryCard({ name, kind, count }: CategoryCount): Card {
  return {
    kicker: 'Danh mục',
    title: name,
    note: `${formatNumber(count)} sản phẩm có giá và thông số`,
    price: null,
    drawing: { kind, attributes: {} },
  }
}

/** The picture of an article: its category, title, author and day, beside the kind of product its cover is about. */
export function articleCard({ title, category, author, publishedAt, featuredImage }: ArticleCard): Card {
  const kind = coverTopic(featuredImage ?? '')
  return {
    kicker: `Blog · ${category.name}`,
    title,
    note: [author.name, formatDate(publishedAt)].filter(Boolean).join(' · '),
    price: null,
    drawing: kind === null ? null : { kind, attributes: {} },
  }
}

/** The picture of the site, for every page without one of its own. */
export const siteCard = (name: string): Card => ({
  kicker: '',
  title: `Chọn điện${nbsp}máy vừa${nbsp}nhà, vừa${nbsp}túi${nbsp}tiền`,
  note: `${name} so giá, thông số và tư vấn`,
  price: null,
  drawing: null,
})
