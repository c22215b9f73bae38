import { productView } from '#app/domain/catalogue/product-view.ts'
import { productsByIds } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import { idsInAddress } from '#app/domain/catalogue/schema.ts'
import { WISHLIST_PATH } from '#app/domain/catalogue/wishlist-url.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/wishlist-page'
import { OwnWishlist } from './own-wishlist.tsx'
import { SharedWishlist } from './shared-wishlist.tsx'
import styles from './saved.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const TITLES = { own: 'Sản phẩm đã lưu', shared: 'Danh sách được chia sẻ' }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.shared ? TITLES.shared : TITLES.own,
    description: 'Những sản phẩm bạn lưu lại để xem sau và so sánh, giữ trong trình duyệt của bạn.',
    path: WISHLIST_PATH,
    index: false,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = idsInAddress.parse(new URL(request.url).searchParams.getAll('ids').join(','))
  const count = asked.ids.length + asked.unread
  if (count === 0) return { shared: null }
  const rows = await productsByIds(context.get(requestContext).db, asked.ids)
  const now = Date.now()
  return {
    shared: { products: rows.map((row) => productView(row, now)), missing: count - rows.length },
  }
}

export default function WishlistPage({ loaderData: { shared } }: Route.ComponentProps) {
  const title = shared ? TITLES.shared : TITLES.own
  return (
    <Container className="grid grid-cols-1 gap-4 py-4">
      <Breadcrumb crumbs={[{ label: 'Trang chủ', to: '/' }, { label: title }]} />
      {!shared && <h1 className="text-2xl font-bold md:text-4xl">{title}</h1>}
      {shared ? (
        <SharedWishlist {...shared} title={title} />
      ) : (
        <>
          <p className="max-w-text text-muted js:hidden">
            Danh sách này nằm trong trình duyệt của bạn, không gửi lên máy chủ, nên cần bật JavaScript để xem.
          </p>
          <div className="no-js:hidden">
            <OwnWishlist />
          </div>
        </>
      )}
    </Container>
  )
}
