import type { MediaPicture } from '#app/platform/media/picture.ts'
import { LIBRARY_PATH } from '#app/platform/media/picture.ts'

/** A page of the library; `total` counts all that were found. */
export type LibraryPage = { pictures: MediaPicture[]; total: number; hasMore: boolean }

/** The pictures whose description holds these words, newest first. @throws Error where there is no such answer */
export async function findPictures(text: string, page: number, signal: AbortSignal): Promise<LibraryPage> {
  const query = new URLSearchParams({ q: text, trang: String(page) })
  const response = await fetch(`${LIBRARY_PATH}?${query}`, {
    signal,
    headers: { Accept: 'application/json' },
  })
  if (!response.ok || response.redirected) throw new Error(`the library answered ${response.status}`)
  return (await response.json()) as LibraryPage
}
