import { Link } from 'react-router'
import { WISHLIST_PATH } from '#app/domain/catalogue/wishlist-url.ts'
import { useStoredCount } from '#app/ui/use-stored-list.ts'
import { wishlist } from './wishlist.ts'

/** The heart in the header, with how many products are saved once the page has come to life; its place never moves. */
export function WishlistLink() {
  const count = useStoredCount(wishlist)
  return (
    <Link to={WISHLIST_PATH} title="Sản phẩm đã lưu" className="button button-ghost relative size-11">
      <span className="sr-only">Sản phẩm đã lưu</span>
      <span aria-hidden="true" className="pick-icon pick-save" />
      {count > 0 && (
        <span className="absolute end-0 top-0.5 min-w-5 rounded-full bg-action px-1 text-center text-xs font-semibold text-on-action tabular-nums">
          {count}
          <span className="sr-only"> sản phẩm</span>
        </span>
      )}
    </Link>
  )
}
