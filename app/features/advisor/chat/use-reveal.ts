import { useEffect, useMemo, useState } from 'react'
import { splitSentences } from '#app/vietnamese/sentences.ts'

/** One sentence every this many ms, and this much longer before the answer counts as complete. */
export const SENTENCE_MS = 1_200
export const COMPLETION_MS = 500

/** How much of a text is shown, and whether all of it and what follows it may be. */
export type Reveal = { shown: string; complete: boolean; skip: () => void }

/**
 * Types a text out sentence by sentence. Nothing is held back when `animate` is false or the visitor asked for less
 * motion.
 */
export function useReveal(text: string, animate: boolean): Reveal {
  const ends = useMemo(() => sentenceEnds(text), [text])
  const [step, setStep] = useState(animate ? 1 : ends.length + 1)
  const complete = step > ends.length
  useEffect(() => {
    if (complete) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const delay = step === ends.length ? COMPLETION_MS : SENTENCE_MS
    const timer = setTimeout(() => setStep(still ? ends.length + 1 : step + 1), still ? 0 : delay)
    return () => clearTimeout(timer)
  }, [complete, ends.length, step])
  const shown = complete ? text : text.slice(0, ends[step - 1])
  return { shown, complete, skip: () => setStep(ends.length + 1) }
}

/** Where each sentence ends in the text, so that a part of it keeps its line breaks. */
export function sentenceEnds(text: string): number[] {
  let end = 0
  return splitSentences(text).map((sentence) => {
    const start = end
    end += sentence.length
    return start + sentence.trimEnd().length
  })
}
