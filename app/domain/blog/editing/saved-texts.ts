/** What a toast says of an article that was saved (specification, point 8). */
export const SAVED_TEXTS = {
  created: 'Article created successfully',
  updated: 'Article updated successfully',
} as const
export type SavedAs = keyof typeof SAVED_TEXTS

/** The parameter by which one screen tells the next what was saved. */
const PARAM = 'saved'

/** A path that tells what was saved. */
export const savedPath = (path: string, saved: SavedAs) => `${path}?${PARAM}=${saved}`

/** What an address tells was saved; null for nothing. */
export function savedParam(params: URLSearchParams): SavedAs | null {
  const saved = params.get(PARAM)
  return saved === 'created' || saved === 'updated' ? saved : null
}
