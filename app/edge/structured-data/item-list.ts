import type { Node } from './node.ts'

/** What a page of a list shows: its products in order, and how many there are in all. */
type ListPage = {
  name: string
  products: readonly { href: string; title: string }[]
  total: number
  page: number
  limit: number
}

/** The products of a page of the list, counted through all pages. A list holds links: what a product is stands on its page. */
export function itemList(siteUrl: string, { name, products, total, page, limit }: ListPage): Node {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: products.map(({ href, title }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * limit + index + 1,
      name: title,
      url: siteUrl + href,
    })),
  }
}
