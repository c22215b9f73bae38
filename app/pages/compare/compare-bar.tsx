import { X } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import { removeFromComparison } from '#app/pages/products/collecting.ts'
import { startAnew } from '#app/pages/products/pick.ts'
import { Button } from '#app/ui/button.tsx'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { compareList } from './compare-list.ts'
import type { ComparedItem } from './compare-list.ts'

/** The products collected so far at the foot of the window, and the way to their comparison; absent while there is none. */
export function CompareBar() {
  const items = useStoredList(compareList)
  const [first] = items
  if (!first) return null
  return (
    <section aria-label="Danh sách so sánh" className="compare-bar">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-3 px-4 md:flex-nowrap md:px-6 lg:px-8">
        <div className="flex w-full items-center justify-between gap-3 md:contents">
          <p role="status" className="text-sm">
            <b className="font-semibold">So sánh {first.category.toLocaleLowerCase('vi')}</b>
            <span className="text-muted">
              {' · '}
              {items.length < 2 ? 'chọn thêm ít nhất 1' : `đã chọn ${items.length} trên ${MOST_COMPARED}`}
            </span>
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => startAnew([])}
            className="-me-3 shrink-0 md:order-last md:me-0"
          >
            Xóa hết
          </Button>
        </div>
        <ul className="flex min-w-0 grow basis-0 gap-2 md:justify-end">
          {items.map((item) => (
            <BarItem key={item.id} item={item} />
          ))}
        </ul>
        <CompareLink items={items} />
      </div>
    </section>
  )
}

function BarItem({ item: { id, title, picture } }: { item: ComparedItem }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        title={title}
        aria-label={`Bỏ ${title} khỏi so sánh`}
        onClick={() => removeFromComparison(id)}
        className="group relative block size-12 max-w-full rounded-control border border-line bg-stage p-1 hover:border-danger"
      >
        {picture && (
          <img
            src={picture}
            alt=""
            width={40}
            height={40}
            onError={hide}
            className="size-full object-contain"
          />
        )}
        <span className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full border border-line-strong bg-surface text-muted group-hover:border-danger group-hover:text-danger">
          <X aria-hidden="true" className="size-3" />
        </span>
      </button>
    </li>
  )
}

/** A kept address may be gone; the button's name says what it is. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.hidden = true
}

function CompareLink({ items }: { items: readonly ComparedItem[] }) {
  const label = `So sánh (${items.length})`
  if (items.length < 2) return <Button disabled>{label}</Button>
  return (
    <Button asChild>
      <Link to={compareHref(items.map(({ id }) => id))}>{label}</Link>
    </Button>
  )
}
