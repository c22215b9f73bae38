import { useEffect, useState } from 'react'
import { findPictures } from './find-pictures.ts'
import type { MediaPicture } from '#app/platform/media/picture.ts'

/** Waits this long after the last letter, in ms. */
const TYPING_MS = 300

/** What is shown of the library: what was found so far, and what is going on. */
export type LibraryState = {
  pictures: readonly MediaPicture[]
  total: number
  hasMore: boolean
  state: 'loading' | 'ready' | 'failed'
}

const START: LibraryState = { pictures: [], total: 0, hasMore: false, state: 'loading' }

/** The library by words of the description, more of it on demand. */
export function useLibrary() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [tries, setTries] = useState(0)
  const [library, setLibrary] = useState(START)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const found = await findPictures(text, page, leaving.signal)
        setLibrary((before) => ({
          ...found,
          pictures: page === 1 ? found.pictures : [...before.pictures, ...found.pictures],
          state: 'ready',
        }))
      } catch {
        if (!leaving.signal.aborted) setLibrary((before) => ({ ...before, state: 'failed' }))
      }
    }
    const timer = setTimeout(() => void ask(), text ? TYPING_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, page, tries])
  const begin = () => setLibrary((before) => ({ ...before, state: 'loading' }))
  return {
    library,
    text,
    search: (words: string) => {
      begin()
      setText(words)
      setPage(1)
    },
    more: () => {
      begin()
      setPage((before) => before + 1)
    },
    again: () => {
      begin()
      setTries((before) => before + 1)
    },
  }
}
