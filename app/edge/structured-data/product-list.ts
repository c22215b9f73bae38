import { breadcrumbList } from './breadcrumbs.ts'
import { itemList } from './item-list.ts'
import type { Node } from './node.ts'

/** What a page of the product list shows. */
type ProductListPage = {
  /** The category that is shown, null for all. */
  category: { name: string; slug: string } | null
  products: readonly { id: number; title: string }[]
  pagination: { total: number; page: number; limit: number }
}

/** A page of the product list: where it stands in the site, and its products. */
export function productList(siteUrl: string, { category, products, pagination }: ProductListPage): Node[] {
  const all = { label: 'Sản phẩm', to: '/products' }
  const here = category ? [{ label: category.name, to: `/products?category=${category.slug}` }] : []
  const name = category?.name ?? 'Sản phẩm điện máy'
  const shown = products.map(({ id, title }) => ({ href: `/products/${id}`, title }))
  return [
    breadcrumbList(siteUrl, [{ label: 'Trang chủ', to: '/' }, all, ...here], '/products'),
    ...(shown.length > 0 ? [itemList(siteUrl, { name, products: shown, ...pagination })] : []),
  ]
}
