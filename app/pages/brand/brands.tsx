import { Link } from 'react-router'
import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/brands'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Thương hiệu' }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Các thương hiệu điện máy',
    description:
      'Mọi hãng trong danh mục, kèm số sản phẩm. Mở trang một hãng để xem máy, giá và người dùng khen chê gì.',
    path: '/brand',
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  shows('products', 'reference')
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/brand')])
  return { brands: await brandCounts(db) }
}

export default function BrandsPage({ loaderData: { brands } }: Route.ComponentProps) {
  return (
    <Container className="grid gap-6 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold md:text-4xl">Thương hiệu</h1>
        <p className="max-w-text text-muted">
          {formatNumber(brands.length)} hãng đang có sản phẩm trong danh mục, hãng nhiều máy đứng trước.
        </p>
      </header>
      {brands.length === 0 ? (
        <EmptyState title="Chưa có thương hiệu nào" text="Danh mục sản phẩm đang được cập nhật." />
      ) : (
        <ul className="brand-cloud">
          {brands.map(({ name, slug, count }) => (
            <li key={slug} className="grid">
              <Link to={`/brand/${slug}`}>
                <b>{name}</b>
                <span>{formatNumber(count)} sản phẩm</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Container>
  )
}
