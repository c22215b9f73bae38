import { ExternalLink, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { editorsListPath, FIRST_EDITORS_STATE } from '#app/domain/catalogue/editing/list-state.ts'
import type { BrandLine } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** A brand in the list: its name leads to what is written of it; that something is, is said, for few have it. */
export function BrandRow({ brand, editHref }: { brand: BrandLine; editHref: string }) {
  const { id, name, slug, products, trashed, hasContent } = brand
  const isUsed = products + trashed > 0
  return (
    <div className="flex items-center gap-x-3 py-1 ps-4 pe-1">
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <h2 className="min-w-0 font-semibold">
          <Link
            to={`/admin/brands/${id}`}
            title={say('Nội dung trang', { en: 'Page content' })}
            className="inline-flex min-h-11 items-center hover:text-action hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {hasContent && <Badge>{say('Đã viết', { en: 'Written' })}</Badge>}
          {trashed > 0 && (
            <span>
              {say(`${formatNumber(trashed)} trong thùng rác`, { en: `${formatNumber(trashed)} in trash` })}
            </span>
          )}
          <Link
            to={editorsListPath({ ...FIRST_EDITORS_STATE, brand: slug })}
            aria-label={say(`${formatNumber(products)} máy của ${name}`, {
              en: `${many(products, 'product')} of ${name}`,
            })}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-ink tabular-nums hover:text-action hover:underline"
          >
            {say(`${formatNumber(products)} máy`, { en: many(products, 'product') })}
          </Link>
        </p>
      </div>
      <div className="flex items-center">
        <a
          href={`/brand/${slug}`}
          target="_blank"
          rel="noreferrer"
          aria-label={say(`Xem trang ${name}, thẻ mới`, { en: `View the page of ${name}, new tab` })}
          title={say('Xem trang', { en: 'View page' })}
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
        <Link
          id={`open-edit-${id}`}
          to={editHref}
          preventScrollReset
          aria-label={say(`Đổi tên ${name}`, { en: `Rename ${name}` })}
          title={say('Đổi tên', { en: 'Rename' })}
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        {!isUsed && (
          <DeleteButton
            fields={{ intent: 'delete', id: String(id) }}
            label={say(`Xóa ${name}`, { en: `Delete ${name}` })}
            title={say('Xóa thương hiệu?', { en: 'Delete this brand?' })}
            question={say(
              `${name} không còn sản phẩm nào. Trang /brand/${slug} sẽ mất cùng nội dung riêng; bạn vẫn khôi phục được ở cuối danh sách.`,
              {
                en: `${name} has no products left. The page /brand/${slug} goes away with its own content; you can restore it at the end of the list.`,
              },
            )}
            confirm={say('Xóa', { en: 'Delete' })}
            cancel={say('Giữ lại', { en: 'Keep' })}
          />
        )}
      </div>
    </div>
  )
}
