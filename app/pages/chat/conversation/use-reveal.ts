import { useEffect, useMemo, useRef, useState } from 'react'
import { nextShown, sentenceEnds } from './reveal.ts'

/** How much of a text is shown, in how many sentences, and whether all of it and what follows it may be. */
export type Reveal = { shown: string; sentences: number; complete: boolean; skip: () => void }

/**
 * Types a text out sentence by sentence, while it may still grow (`arriving`). Nothing is held back when `animate` is
 * false or the visitor asked for less motion.
 */
export function useReveal(text: string, animate: boolean, arriving: boolean): Reveal {
  const ends = useMemo(() => sentenceEnds(text), [text])
  const [progress, setProgress] = useState({ sentences: animate ? 1 : Infinity, complete: !animate })
  const [skipped, setSkipped] = useState(false)
  const lastAt = useRef(0)
  const complete = !animate || progress.complete
  useEffect(() => {
    if (complete) return
    const next = nextShown({
      ...progress,
      arrived: ends.length,
      arriving,
      instant: skipped || matchMedia('(prefers-reduced-motion: reduce)').matches,
      since: lastAt.current === 0 ? 0 : performance.now() - lastAt.current,
    })
    if (lastAt.current === 0) lastAt.current = performance.now()
    if (!next) return
    const timer = setTimeout(() => {
      if (next.sentences > progress.sentences) lastAt.current = performance.now()
      setProgress({ sentences: next.sentences, complete: next.complete })
    }, next.after)
    return () => clearTimeout(timer)
  }, [complete, progress, ends.length, arriving, skipped])
  const sentences = complete ? ends.length : Math.min(progress.sentences, ends.length)
  return {
    shown: complete ? text : text.slice(0, ends[sentences - 1] ?? 0),
    sentences,
    complete,
    skip: () => setSkipped(true),
  }
}
