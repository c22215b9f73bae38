/** What a page says of itself while it is made, so that it can be kept for others. */
export type Keeping = {
  /** Of the rows it shows ('product:12', 'articles'); a page that names none is not kept. */
  tags: Set<string>
  /** Told of every person who gets the page, by the keyed hash of their address. */
  readers: ((visitor: string) => void)[]
}

/** For a page that is being made. */
export function newKeeping(): Keeping {
  return { tags: new Set(), readers: [] }
}
