import { Link } from 'react-router'
import type { KindAges, ShopAges } from '#app/domain/catalogue/queries/price-ages.server.ts'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** Shops with how old their prices are, and what reading each again would do. */
export function ShopTable({ shops }: { shops: readonly ShopAges[] }) {
  return (
    <section aria-labelledby="by-shop" className="grid gap-3">
      <h2 id="by-shop" className="text-lg font-bold">
        {say('Theo nơi bán', { en: 'By shop' })}
      </h2>
      {shops.length === 0 ? (
        <EmptyState
          title={say('Chưa có nơi bán nào', { en: 'No shops yet' })}
          text={say('Giá ghi nhận ở cửa hàng được ghi ở trang từng sản phẩm, hoặc nhập từ tệp.', {
            en: 'Prices seen in shops are entered on each product’s page, or imported from a file.',
          })}
        />
      ) : (
        <Table
          caption={say('Độ mới của giá theo nơi bán', { en: 'Price age by shop' })}
          dense
          className="card-table"
        >
          <thead>
            <tr>
              <th scope="col">{say('Nơi bán', { en: 'Shop' })}</th>
              <th scope="col">{say('Sản phẩm', { en: 'Products' })}</th>
              <th scope="col">{say('Giá còn mới', { en: 'Fresh prices' })}</th>
              <th scope="col">{say('Thấy lần cuối', { en: 'Last seen' })}</th>
              <th scope="col">{say('Cách làm mới', { en: 'How to refresh' })}</th>
            </tr>
          </thead>
          <tbody>
            {shops.map(({ shop, total, current, newest, source, wouldFreshen, feed }) => (
              <tr key={shop}>
                <th scope="row" className="text-start font-semibold">
                  {shop}
                </th>
                <td data-label={say('Sản phẩm', { en: 'Products' })} className="tabular-nums">
                  {formatNumber(total)}
                </td>
                <td data-label={say('Giá còn mới', { en: 'Fresh prices' })} className="tabular-nums">
                  {formatNumber(current)}
                </td>
                <td data-label={say('Thấy lần cuối', { en: 'Last seen' })} className="min-w-28">
                  <span className="max-md:text-end">
                    {newest ? formatDate(newest) : say('chưa có giá', { en: 'no price yet' })}
                    {source && <span className="block text-sm text-muted wrap-anywhere">{source}</span>}
                  </span>
                </td>
                <td className="min-w-60">
                  {wouldFreshen === 0 ? (
                    say('Không cần', { en: 'Not needed' })
                  ) : (
                    <>
                      <Link
                        to={`?${new URLSearchParams({ shop }).toString()}`}
                        className="inline-flex min-h-9 items-center text-action hover:underline pointer-coarse:min-h-11"
                      >
                        {say(`Đọc lại nơi này: ${formatNumber(wouldFreshen)} sản phẩm có giá mới`, {
                          en: `Read this shop again: fresh prices for ${many(wouldFreshen, 'product')}`,
                        })}
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
    ? say('Thêm nguồn tự đọc', { en: 'Add a feed that reads it' })
    : feed.failures > 0
      ? say('Nguồn đang lỗi, xem nhật ký', { en: 'The feed is failing, see its log' })
      : feed.isOn
        ? say('Nguồn đang đọc nơi này', { en: 'A feed reads this shop' })
        : say('Bật nguồn hoặc tải tệp mới', { en: 'Turn the feed on or upload a new file' })
  return (
    <Link to={to} className="flex min-h-9 items-center text-action hover:underline pointer-coarse:min-h-11">
      {text}
      <span className="sr-only"> ({shop})</span>
    </Link>
  )
}

/** What is counted of a category, in the order of the columns. */
const COUNTED = () => [
  say('Còn mới', { en: 'Fresh' }),
  say('Cũ', { en: 'Old' }),
  say('Không rõ ngày', { en: 'Undated' }),
  say('Chưa có giá', { en: 'No price' }),
]

/** Categories with how old their products' prices are, and the shop that would freshen most of them. */
export function KindTable({ kinds }: { kinds: readonly KindAges[] }) {
  return (
    <section aria-labelledby="by-kind" className="grid gap-3">
      <h2 id="by-kind" className="text-lg font-bold">
        {say('Theo loại máy', { en: 'By product type' })}
      </h2>
      {kinds.length === 0 ? (
        <EmptyState
          title={say('Chưa có sản phẩm nào', { en: 'No products yet' })}
          text={say('Thêm sản phẩm hoặc nhập từ tệp rồi quay lại đây.', {
            en: 'Add or import products, then come back.',
          })}
        />
      ) : (
        <Table
          caption={say('Độ mới của giá theo loại máy', { en: 'Price age by product type' })}
          dense
          className="card-table"
        >
          <thead>
            <tr>
              <th scope="col">{say('Loại máy', { en: 'Product type' })}</th>
              {COUNTED().map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{say('Nơi nên cập nhật trước', { en: 'Refreshes most' })}</th>
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
                  <td key={at} data-label={COUNTED()[at]} className="tabular-nums">
                    {formatNumber(count)}
                  </td>
                ))}
                <td data-label={say('Nơi nên cập nhật trước', { en: 'Refreshes most' })} className="min-w-52">
                  {shop
                    ? say(`${shop} (${formatNumber(wouldFreshen)} sản phẩm)`, {
                        en: `${shop} (${many(wouldFreshen, 'product')})`,
                      })
                    : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
