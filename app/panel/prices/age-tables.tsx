import { Link } from 'react-router'
import type { KindAges, ShopAges } from '#app/domain/catalogue/queries/price-ages.server.ts'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Shops with how old their prices are, and what reading each again would do. */
export function ShopTable({ shops }: { shops: readonly ShopAges[] }) {
  return (
    <section aria-labelledby="by-shop" className="grid gap-3">
      <h2 id="by-shop" className="text-lg font-bold">
        Theo nơi bán
      </h2>
      {shops.length === 0 ? (
        <EmptyState
          title="Chưa có nơi bán nào"
          text="Giá thấy ở cửa hàng được ghi ở trang từng sản phẩm, hoặc nhập từ tệp."
        />
      ) : (
        <Table caption="Tuổi giá theo nơi bán" dense className="card-table">
          <thead>
            <tr>
              <th scope="col">Nơi bán</th>
              <th scope="col">Sản phẩm</th>
              <th scope="col">Giá còn mới</th>
              <th scope="col">Thấy lần cuối</th>
              <th scope="col">Cách làm mới</th>
            </tr>
          </thead>
          <tbody>
            {shops.map(({ shop, total, current, newest, source, wouldFreshen, feed }) => (
              <tr key={shop}>
                <th scope="row" className="text-start font-semibold">
                  {shop}
                </th>
                <td data-label="Sản phẩm" className="tabular-nums">
                  {formatNumber(total)}
                </td>
                <td data-label="Giá còn mới" className="tabular-nums">
                  {formatNumber(current)}
                </td>
                <td data-label="Thấy lần cuối" className="min-w-28">
                  {newest ? formatDate(newest) : 'chưa có giá'}
                  {source && <span className="block text-sm text-muted wrap-anywhere">{source}</span>}
                </td>
                <td className="min-w-60">
                  {wouldFreshen === 0 ? (
                    'Không cần'
                  ) : (
                    <>
                      <Link
                        to={`?${new URLSearchParams({ shop }).toString()}`}
                        className="inline-flex min-h-11 items-center text-action underline"
                      >
                        Đọc lại nơi này: {formatNumber(wouldFreshen)} sản phẩm có giá mới
                      </Link>
                      <FreshenWith shop={shop} feed={feed} />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

/** The feed that would do it: one to be made, to be turned on, to be mended, or that is at it. */
function FreshenWith({ shop, feed }: Pick<ShopAges, 'shop' | 'feed'>) {
  const to = feed
    ? `/admin/feeds?feed=${feed.id}`
    : `/admin/feeds?${new URLSearchParams({ new: '1', shop }).toString()}`
  const text = !feed
    ? 'Thêm nguồn tự đọc'
    : feed.failures > 0
      ? 'Nguồn đang lỗi, xem nhật ký'
      : feed.isOn
        ? 'Nguồn đang đọc nơi này'
        : 'Bật nguồn hoặc tải tệp mới'
  return (
    <Link to={to} className="flex min-h-11 items-center text-sm text-action underline">
      {text}
      <span className="sr-only"> ({shop})</span>
    </Link>
  )
}

/** What is counted of a category, in the order of the columns. */
const COUNTED = ['Còn mới', 'Cũ', 'Không rõ ngày', 'Chưa có giá']

/** Categories with how old their products' prices are, and the shop that would freshen most of them. */
export function KindTable({ kinds }: { kinds: readonly KindAges[] }) {
  return (
    <section aria-labelledby="by-kind" className="grid gap-3">
      <h2 id="by-kind" className="text-lg font-bold">
        Theo loại máy
      </h2>
      {kinds.length === 0 ? (
        <EmptyState title="Chưa có sản phẩm nào" text="Thêm sản phẩm hoặc nhập từ tệp rồi quay lại đây." />
      ) : (
        <Table caption="Tuổi giá theo loại máy" dense className="card-table">
          <thead>
            <tr>
              <th scope="col">Loại máy</th>
              {COUNTED.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Làm mới nhiều nhất</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ id, name, current, old, undated, none, shop, wouldFreshen }) => (
              <tr key={id}>
                <th scope="row" className="text-start font-semibold">
                  {old + undated + none === 0 ? (
                    name
                  ) : (
                    <Link
                      to={`?category=${id}`}
                      className="inline-flex min-h-11 items-center text-action underline"
                    >
                      {name}
                    </Link>
                  )}
                </th>
                {[current, old, undated, none].map((count, at) => (
                  <td key={at} data-label={COUNTED[at]} className="tabular-nums">
                    {formatNumber(count)}
                  </td>
                ))}
                <td data-label="Làm mới nhiều nhất" className="min-w-52">
                  {shop ? `${shop} (${formatNumber(wouldFreshen)} sản phẩm)` : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
