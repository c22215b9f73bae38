import { INTERVALS } from '#app/domain/imports/feeds/feed-input.ts'
import type { Feed } from '#app/domain/imports/feeds/feed.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

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
      title={
        feed
          ? say(`Sửa nguồn: ${feed.name}`, { en: `Edit feed: ${feed.name}` })
          : say('Thêm nguồn', { en: 'New feed' })
      }
      fields={fields}
      save={feed ? say('Lưu nguồn', { en: 'Save feed' }) : say('Thêm nguồn', { en: 'Add feed' })}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={say('Tên nguồn', { en: 'Feed name' })}
          required
          maxLength={60}
          hint={say('Chỉ biên tập thấy, ví dụ Dienmay hằng ngày', {
            en: 'Only editors see it, such as Dienmay daily',
          })}
          {...own('name', feed?.name)}
        />
        <TextField
          label={say('Giá của nơi bán', { en: 'Shop whose prices these are' })}
          required
          maxLength={100}
          hint={say('Tên hiện trên trang, ví dụ dienmay.vn', {
            en: 'The name shown on the site, such as dienmay.vn',
          })}
          {...own('shop', feed?.shop ?? shop)}
        />
      </div>
      <TextField
        label={say('Địa chỉ tệp', { en: 'File address' })}
        type="url"
        inputMode="url"
        maxLength={2000}
        hint={say('Google Merchant (XML), CSV, TSV, JSON hoặc Excel. Để trống nếu bạn sẽ tải tệp lên.', {
          en: 'Google Merchant (XML), CSV, TSV, JSON or Excel. Leave empty if you will upload files.',
        })}
        {...own('url', feed?.url)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={say('Đọc mỗi', { en: 'Read every' })}
          hint={say('Tệp không đổi thì không ghi gì thêm.', {
            en: 'A file that has not changed writes nothing.',
          })}
          options={INTERVALS.map(({ minutes, label }) => ({ value: String(minutes), label }))}
          {...own('interval', feed?.intervalMinutes ?? 24 * 60)}
        />
        <TextField
          label={say('Chờ duyệt khi đổi quá (%)', { en: 'Hold when more than this changes (%)' })}
          type="number"
          min={1}
          max={100}
          hint={say('Lần đọc nào làm mất hoặc đổi giá nhiều hơn thế thì chờ bạn xem.', {
            en: 'A reading that drops or changes more prices than this waits for your decision.',
          })}
          {...own('holdShare', feed?.holdShare ?? 30)}
        />
      </div>
      <Checkbox
        name="all"
        label={say('Cập nhật cả tên, mô tả, thông số của sản phẩm đã có', {
          en: 'Also update names, descriptions and specifications of existing products',
        })}
        hint={say('Không chọn: sản phẩm đã có chỉ nhận giá mới, chữ do biên tập viết giữ nguyên.', {
          en: 'When off: existing products only get new prices, and what editors wrote stays.',
        })}
        defaultChecked={typed ? typed['all'] === 'on' : feed ? !feed.addsOnly : false}
      />
      <Checkbox
        name="pictures"
        label={say('Chép ảnh về trang: tôi có quyền đăng những ảnh này', {
          en: 'Copy pictures to this site: I have the right to publish them',
        })}
        hint={say(
          'Ảnh của sản phẩm mới được chép vào thư viện ảnh. Không chọn: trình duyệt của khách tải ảnh từ nơi bán.',
          {
            en: 'Pictures of new products are copied into the media library. When off: visitors’ browsers load them from the shop.',
          },
        )}
        defaultChecked={typed ? typed['pictures'] === 'on' : (feed?.fetchesPictures ?? false)}
      />
    </EntryForm>
  )
}
