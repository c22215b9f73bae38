import { useCallback, useEffect, useState } from 'react'
import { splitSentences } from '#app/vietnamese/sentences.ts'

/** How long a spoken answer stays in its region, in ms: who reads the page by hand should not meet it twice. */
const STAY_MS = 2_000

type Spoken = { turn: string | null; sentences: readonly string[]; complete: boolean }

/**
 * The sentences of the newest answer for a screen reader, each once, as they appear.
 * @param turn the question being answered; another one empties the region
 */
export function useSpoken(turn: string | null): {
  spoken: readonly string[]
  speak: (text: string, complete: boolean) => void
} {
  const [state, setState] = useState<Spoken>({ turn, sentences: [], complete: false })
  const speak = useCallback(
    (text: string, complete: boolean) => {
      const sentences = splitSentences(text).map((sentence) => sentence.trim())
      setState({ turn, sentences, complete })
    },
    [turn],
  )
  const { complete } = state
  useEffect(() => {
    if (!complete) return
    const timer = setTimeout(() => setState({ turn, sentences: [], complete: false }), STAY_MS)
    return () => clearTimeout(timer)
  }, [complete, turn])
  return { spoken: state.turn === turn ? state.sentences : [], speak }
}
