import { Info } from 'lucide-react'

/** Says that rows on the page are samples; absent where none is. */
export function DemoNote({ shown }: { shown: boolean }) {
  if (!shown) return null
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      Danh mục mẫu: tên máy, thông số và giá là số liệu từng ghi nhận; mô tả và đánh giá được viết để minh
      họa. Hình vẽ theo tỷ lệ thật; viền đứt là máy chưa rõ kích thước, vẽ theo cỡ thường gặp.
    </p>
  )
}
