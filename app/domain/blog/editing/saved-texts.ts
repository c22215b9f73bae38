import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'

/** What a toast says of an article that was saved (specification, point 8), and of each change of who sees it. */
export const SAVED_TEXTS = {
  get created() {
    return say('Article created successfully', { vi: 'Đã tạo bài viết' })
  },
  get updated() {
    return say('Article updated successfully', { vi: 'Đã lưu bài viết' })
  },
  get unscheduled() {
    return say('Saved as a draft: it is not scheduled, so it will not go live at its date', {
      vi: 'Đã lưu thành bản nháp: chưa hẹn giờ, đến ngày đó bài không tự đăng',
    })
  },
  get now() {
    return say('Published: everybody can read it now', { vi: 'Đã đăng: ai cũng đọc được từ bây giờ' })
  },
  get schedule() {
    return say('Scheduled: it will be published automatically', { vi: 'Đã hẹn giờ: đến lúc đó bài tự đăng' })
  },
  get unpublish() {
    return say('Unpublished: only the staff can see it', { vi: 'Đã gỡ xuống: chỉ người trong nhóm thấy' })
  },
  get restored() {
    return say('The earlier version is back; what it replaced is among the revisions', {
      vi: 'Đã lấy lại bản cũ; bản vừa thay ra nằm trong Các bản trước',
    })
  },
} as const
export type SavedAs = keyof typeof SAVED_TEXTS

/** The parameter by which one screen tells the next what was saved. */
const PARAM = 'saved'

const ARTICLE_PARAM = 'article'

/** A path that tells what was saved. @param id which article, where that screen is not its own */
export const savedPath = (path: string, saved: SavedAs, id?: number) =>
  `${path}?${PARAM}=${saved}${id === undefined ? '' : `&${ARTICLE_PARAM}=${id}`}`

/** Which article an address tells was saved; null where it does not. */
export const savedArticle = (params: URLSearchParams): number | null =>
  rowId.safeParse(params.get(ARTICLE_PARAM)).data ?? null

const isSavedAs = (text: string): text is SavedAs => Object.hasOwn(SAVED_TEXTS, text)

/** What an address tells was saved; null for nothing. */
export function savedParam(params: URLSearchParams): SavedAs | null {
  const saved = params.get(PARAM)
  return saved !== null && isSavedAs(saved) ? saved : null
}
