import { useEffect, useState } from 'react'

const REST_MS = 300

/**
 * What is found for a text while it is typed, asked for when the typing rests.
 * @param find stands outside of the component @returns null while nothing is known of the text
 */
export function useFound<Found>(
  text: string,
  find: (text: string, signal: AbortSignal) => Promise<Found>,
): Found | 'failed' | null {
  const [answer, setAnswer] = useState<{ text: string; found: Found | 'failed' } | null>(null)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(wanted, abort.signal).then(
        (found) => setAnswer({ text: wanted, found }),
        () => !abort.signal.aborted && setAnswer({ text: wanted, found: 'failed' }),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, find])
  return answer?.text === wanted && wanted !== '' ? answer.found : null
}
