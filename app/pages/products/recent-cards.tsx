import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { forgetViews, restoreViews } from './recently-viewed.ts'
import { useProductCards } from './use-product-cards.ts'

/** A row of small cards that scrolls sideways; absent until their products are known. */
export function RecentCards({ ids }: { ids: readonly number[] }) {
  const cards = useProductCards(ids)
  const products = ids.flatMap((id) => cards.find(id) ?? [])
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent" className="text-xl font-bold">
          Bạn vừa xem
        </h2>
        <Button variant="ghost" onClick={forget}>
          Xóa lịch sử
        </Button>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:px-0 md:scroll-px-0">
        {products.map(({ id, href, title, image, price }) => (
          <li
            key={id}
            className="group relative w-40 shrink-0 snap-start rounded-card border border-line bg-surface hover:border-action has-[a:focus-visible]:border-action"
          >
            <ProductPicture picture={image} eager className="h-28 rounded-t-card" />
            <div className="grid gap-1 p-3">
              <h3 className="line-clamp-2 text-sm leading-snug font-semibold group-hover:text-action">
                <Link to={href} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="font-bold whitespace-nowrap tabular-nums">{price.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function forget(): void {
  const forgotten = forgetViews()
  showToast({
    title: 'Đã xóa lịch sử xem',
    action: { label: 'Hoàn tác', onPress: () => restoreViews(forgotten) },
  })
}
