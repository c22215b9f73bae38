/** The heads of the rows' columns, said once above them; absent where no figure is read down the rows. @param columns figures that every row shows, by name */
export function ListHeads({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null
  return (
    <div className="list-heads">
      <b>Máy</b>
      <p>
        {columns.map((head) => (
          <b key={head}>{head}</b>
        ))}
      </p>
      <b>Giá</b>
    </div>
  )
}
