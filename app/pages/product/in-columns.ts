type Group<Row> = { name: string; rows: readonly Row[] }

/** What of a group stands in a column; `isRest` where it began in the one before. */
type PartOfGroup<Row> = Group<Row> & { isRest: boolean }

/** What the heading of a group takes, in rows. */
const HEADING = 1.5

/** Fewer rows than this are not left alone on either side. */
const LEAST = 3

/** Groups of rows over two columns of about the same height, in their order: only a long group is split, and goes on under its own name. */
export function inColumns<Row>(groups: readonly Group<Row>[]): PartOfGroup<Row>[][] {
  const half = groups.reduce((sum, { rows }) => sum + rows.length + HEADING, 0) / 2
  const left: PartOfGroup<Row>[] = []
  const right: PartOfGroup<Row>[] = []
  let height = 0
  for (const { name, rows } of groups) {
    const room = Math.round(half - height - HEADING / 2)
    const isWhole = rows.length <= room + 1 || (left.length === 0 && rows.length < LEAST * 2)
    if (right.length > 0 || (!isWhole && room < LEAST)) right.push({ name, rows, isRest: false })
    else if (isWhole || rows.length - room < LEAST) left.push({ name, rows, isRest: false })
    else {
      left.push({ name, rows: rows.slice(0, room), isRest: false })
      right.push({ name, rows: rows.slice(room), isRest: true })
    }
    height += rows.length + HEADING
  }
  return right.length > 0 ? [left, right] : [left]
}
