/** Where and when a price was seen ('shop.vn, 9/2025 (14 tháng trước)'): where it needs two lines, its age is the second as a whole. */
export const Seen = ({ text }: { text: string }) => (
  <span className="price-seen">
    <SeenWords text={text} />
  </span>
)

/** The same within a price. */
export function SeenWords({ text }: { text: string }) {
  const [where = '', age] = text.split(/, (?=[^,]+ trước$)/)
  return (
    <>
      <i>{where}</i>
      {age && (
        <span>
          {' '}
          <i>({age})</i>
        </span>
      )}
    </>
  )
}
