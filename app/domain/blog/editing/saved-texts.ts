import { say } from '#app/vietnamese/say.ts'

/** What a toast says of an article that was saved (specification, point 8). */
export const SAVED_TEXTS = {
  get created() {
    return say('Article created successfully', { vi: 'Đã tạo bài viết' })
  },
  get updated() {
    return say('Article updated successfully', { vi: 'Đã lưu bài viết' })
  },
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
