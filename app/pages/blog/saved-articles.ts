import { isRowId } from '#app/ui/stored-item.ts'
import { storedList } from '#app/ui/stored-list.ts'

/** More than anybody reads again. */
const MOST_SAVED = 200
const MOST_LIKED = 500

const idOf = (value: unknown) => (isRowId(value) ? value : null)

/** Ids of the articles kept in this browser, the newest first. */
export const savedArticles = storedList('saved-articles', MOST_SAVED, idOf)

/** Ids of the articles liked from this browser, so that their button stays pressed; the likes are counted by the server. */
export const likedArticles = storedList('liked-articles', MOST_LIKED, idOf)

/** Keeps an article, or gives it up. @returns whether it is kept now */
export function toggleSavedArticle(id: number): boolean {
  const wasSaved = savedArticles.read().includes(id)
  savedArticles.change((list) => (wasSaved ? list.filter((each) => each !== id) : [id, ...list]))
  return !wasSaved
}

/** Remembers that an article was liked here. */
export function rememberLike(id: number): void {
  likedArticles.change((list) => [id, ...list.filter((each) => each !== id)])
}
