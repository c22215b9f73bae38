import { ExternalLink, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { editorsListPath, FIRST_EDITORS_STATE } from '#app/domain/catalogue/editing/list-state.ts'
import type { BrandLine } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** A brand in the list: its products, its page, what can be done with it. */
export function BrandRow({ brand, editHref }: { brand: BrandLine; editHref: string }) {
  const { id, name, slug, products, trashed, hasContent } = brand
  const isUsed = products + trashed > 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1">
      <div className="min-w-0 grow basis-56">
        <h2 className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name} <span className="text-sm font-normal text-muted">/brand/{slug}</span>
          {hasContent && <Badge tone="action">Có nội dung riêng</Badge>}
        </h2>
      </div>
      <Link
        to={editorsListPath({ ...FIRST_EDITORS_STATE, brand: slug })}
        className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-action tabular-nums hover:underline"
      >
        {formatNumber(products)} sản phẩm
        {trashed > 0 && ` + ${formatNumber(trashed)} trong thùng rác`}
      </Link>
      <div className="flex items-center">
        <Link to={`/admin/brands/${id}`} className={buttonClass('ghost', 'md', 'px-3 text-sm')}>
          Nội dung trang
        </Link>
        <a
          href={`/brand/${slug}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Xem trang ${name}, thẻ mới`}
          title="Xem trang"
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
        <Link
          id={`open-edit-${id}`}
          to={editHref}
          preventScrollReset
          aria-label={`Đổi tên ${name}`}
          title="Đổi tên"
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        {isUsed ? (
          <span className="w-11" />
        ) : (
          <DeleteButton
            fields={{ intent: 'delete', id: String(id) }}
            label={`Xóa ${name}`}
            title="Xóa thương hiệu?"
            question={`${name} không còn sản phẩm nào. Trang /brand/${slug} sẽ mất cùng nội dung riêng; bạn vẫn khôi phục được ở cuối danh sách.`}
            confirm="Xóa"
            cancel="Giữ lại"
          />
        )}
      </div>
    </div>
  )
}
