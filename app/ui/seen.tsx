import { saysOld } from '#app/vietnamese/ages.ts'

/** Where and when a price was seen, and how old it is: 'shop.vn, 9/2025 (14 tháng trước)'. */
export const Seen = ({ text }: { text: string }) => (
  <span className="price-seen">
    <SeenWords text={text} />
  </span>
)

/**
 * The same within a price. Where it needs two lines, its age is the second as a whole; where there is room for one, its age stays and
 * the shop goes (`seen-shop`), or the end of its address (`seen-site`). An old one stands out: such a price is not to be chosen by.
 * @param note what its age means, where there is room
 */
export function SeenWords({ text, note }: { text: string; note?: string }) {
  const [where, age] = seenApart(text)
  const month = where.lastIndexOf(', ') + 1
  const [, shop = '', site = ''] = /^([^.,]*)([^,]*)/.exec(where.slice(0, month)) ?? []
  return (
    <>
      <i>
        <span className={age && 'seen-shop'}>
          {shop}
          <span className="seen-site">{site}</span>
          {where.slice(0, month).slice(shop.length + site.length)}
        </span>
        {where.slice(month)}
      </i>
      {age && (
        <>
          {' '}
          <i className={saysOld(age) ? 'seen-old' : undefined}>({note ? `${age}, ${note}` : age})</i>
        </>
      )}
    </>
  )
}

/** Where and when a price was seen, and how old it is: ['shop.vn, 9/2025', '14 tháng trước']. */
export function seenApart(text: string): [where: string, age: string | undefined] {
  const [where = '', age] = text.split(/, (?=[^,]+ trước$)/)
  return [where, age]
}
