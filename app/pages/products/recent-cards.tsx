import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { uncut } from '#app/ui/uncut.tsx'
import { forgetViews, restoreViews } from './recently-viewed.ts'
import { RecentPlace } from './recently-viewed.tsx'
import { useProductCards } from './use-product-cards.ts'

/** A row of small cards that scrolls sideways; absent where none of their products is there. */
export function RecentCards({ ids }: { ids: readonly number[] }) {
  const cards = useProductCards(ids)
  const products = ids.flatMap((id) => cards.find(id) ?? [])
  if (products.length === 0) return cards.state === 'loading' ? <RecentPlace /> : null
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent" className="text-xl font-bold">
          Bạn vừa xem
        </h2>
        <Button variant="ghost" onClick={forget} className="-me-4">
          Xóa lịch sử
        </Button>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:px-0 md:scroll-px-0">
        {products.map(({ id, href, title, image, price }) => (
          <li
            key={id}
            className="group relative w-52 shrink-0 snap-start rounded-card border border-line bg-surface hover:border-action has-[a:focus-visible]:border-action"
          >
            <ProductPicture picture={image} eager className="block h-28 rounded-t-card" />
            <div className="grid gap-1 p-3">
              <h3 className="text-sm leading-snug font-semibold text-pretty group-hover:text-action">
                <Link to={href} className="after:absolute after:inset-0">
                  {uncut(title)}
                </Link>
              </h3>
              <p className="grid text-xs">
                <b className="text-base whitespace-nowrap tabular-nums">{price.text}</b>
                {price.seen && <Seen text={price.seen} />}
              </p>
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
