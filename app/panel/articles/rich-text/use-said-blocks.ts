import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { say } from '#app/vietnamese/say.ts'

/** What an empty text says of itself. */
export const sayEmpty = (): string =>
  say('Write, or type / to add a block', { vi: 'Viết ở đây, hoặc gõ / để thêm khối' })

/** What the editor writes into blocks that the page fills in by itself. */
const WORDS = {
  empty: sayEmpty,
  caption: () => say('Caption', { vi: 'Chú thích' }),
  contents: () =>
    say('Table of contents: built from the headings of the article', {
      vi: 'Mục lục: trang tự lập từ các đề mục trong bài',
    }),
  note: () => say('Note', { vi: 'Ghi chú' }),
  tip: () => say('Tip', { vi: 'Mẹo' }),
  warning: () => say('Warning', { vi: 'Cẩn thận' }),
}

/** Hands these words to the styles of an element as `--says-caption` and so on: what stands in the text itself would be saved. */
export function useSaidBlocks(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const [name, words] of Object.entries(WORDS))
      element.current?.style.setProperty(`--says-${name}`, JSON.stringify(words()))
  }, [element])
}
