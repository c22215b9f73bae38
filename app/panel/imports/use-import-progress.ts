import { useEffect, useRef, useState } from 'react'
import type { ImportProgress, ImportView } from '#app/domain/imports/schema.ts'

/** How often an import is asked about where events do not come through, in ms. */
const POLL_MS = 2_000

const isOver = (state: string) => !['running', 'cancelling', 'undoing'].includes(state)

/**
 * How far an import is, told by the server's events, or by asking where a proxy holds these back.
 * @param onEnd called once, when it is over
 */
export function useImportProgress(
  { id, state, progress }: Pick<ImportView, 'id' | 'state' | 'progress'>,
  onEnd: () => void,
): ImportProgress {
  const [latest, setLatest] = useState(progress)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  }, [onEnd])
  useEffect(() => {
    if (isOver(state)) return
    const address = `/api/v1/imports/${id}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDone = false
    const take = (now: ImportProgress & { state: string }) => {
      setLatest(now)
      if (!isOver(now.state) || isDone) return
      isDone = true
      stop()
      ended.current()
    }
    const ask = async () => {
      try {
        const response = await fetch(address)
        if (response.ok) {
          const view = (await response.json()) as ImportView
          take({ ...view.progress, state: view.state })
        }
      } catch {
        // The next try may come through.
      }
      if (!isDone) timer = setTimeout(() => void ask(), POLL_MS)
    }
    const events = new EventSource(`${address}/events`)
    const stop = () => {
      isDone = true
      events.close()
      clearTimeout(timer)
    }
    events.addEventListener('progress', (event: MessageEvent<string>) => {
      take(JSON.parse(event.data) as ImportProgress & { state: string })
    })
    events.addEventListener('error', () => {
      events.close()
      timer ??= setTimeout(() => void ask(), POLL_MS)
    })
    return stop
  }, [id, state])
  return latest
}
