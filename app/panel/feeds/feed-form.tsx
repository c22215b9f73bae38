import { INTERVALS } from '#app/domain/imports/feeds/feed-input.ts'
import type { Feed } from '#app/domain/imports/feeds/feed.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type FeedFormProps = {
  /** Null to make a new one. */
  feed: Feed | null
  /** The shop that a new one is for, where it is known. */
  shop?: string | undefined
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Makes or changes a feed. */
export function FeedForm({ feed, shop = '', outcome, cancelHref }: FeedFormProps) {
  const fields: Record<string, string> = feed
    ? { intent: 'update', id: String(feed.id) }
    : { intent: 'create' }
  const typed = typedInto(outcome, fields)
  const own = (name: string, value: string | number | null | undefined) => ({
    name,
    defaultValue: typed?.[name] ?? String(value ?? ''),
    error: errorOf(outcome, name),
  })
  return (
    <EntryForm
      title={feed ? `Sửa nguồn: ${feed.name}` : 'Thêm nguồn'}
      fields={fields}
      save={feed ? 'Lưu nguồn' : 'Thêm nguồn'}
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Tên nguồn"
          required
          maxLength={60}
          hint="Chỉ biên tập thấy, ví dụ Dienmay hằng ngày"
          {...own('name', feed?.name)}
        />
        <TextField
          label="Giá của nơi bán"
          required
          maxLength={100}
          hint="Tên hiện trên trang, ví dụ dienmay.vn"
          {...own('shop', feed?.shop ?? shop)}
        />
      </div>
      <TextField
        label="Địa chỉ tệp"
        type="url"
        inputMode="url"
        maxLength={2000}
        hint="Google Merchant (XML), CSV, TSV, JSON hoặc Excel. Để trống nếu bạn sẽ tải tệp lên."
        {...own('url', feed?.url)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label="Đọc mỗi"
          hint="Tệp không đổi thì không ghi gì thêm."
          options={INTERVALS.map(({ minutes, label }) => ({ value: String(minutes), label }))}
          {...own('interval', feed?.intervalMinutes ?? 24 * 60)}
        />
        <TextField
          label="Chờ duyệt khi đổi quá (%)"
          type="number"
          min={1}
          max={100}
          hint="Lần đọc nào làm mất hoặc đổi giá nhiều hơn thế thì chờ bạn xem."
          {...own('holdShare', feed?.holdShare ?? 30)}
        />
      </div>
      <Checkbox
        name="all"
        label="Cập nhật cả tên, mô tả, thông số của sản phẩm đã có"
        hint="Không chọn: sản phẩm đã có chỉ nhận giá mới, chữ do biên tập viết giữ nguyên."
        defaultChecked={typed ? typed['all'] === 'on' : feed ? !feed.addsOnly : false}
      />
      <Checkbox
        name="pictures"
        label="Chép ảnh về trang: tôi có quyền đăng những ảnh này"
        hint="Ảnh của sản phẩm mới được chép vào thư viện ảnh. Không chọn: trình duyệt của khách tải ảnh từ nơi bán."
        defaultChecked={typed ? typed['pictures'] === 'on' : (feed?.fetchesPictures ?? false)}
      />
    </EntryForm>
  )
}
