import { useEffect, useState } from 'react'
import type { Presence } from '#app/domain/blog/editing/presence.server.ts'
import { callStaff } from './staff-call.ts'

/** How often a window says that it is still there, in ms. */
const BEAT_MS = 20_000

/** Who else has an article open, and how it was last saved; null until the server has said so, and for a new article. */
export function usePresence(articleId: number | null): Presence | null {
  const [window] = useState(() => (typeof document === 'undefined' ? '' : browserKey()))
  const [presence, setPresence] = useState<Presence | null>(null)
  useEffect(() => {
    if (articleId === null) return
    const path = `/admin/articles/${articleId}/presence`
    let isGone = false
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      const called = await callStaff<Presence>(path, said({ window }))
      if (!isGone && called.kind === 'answer' && called.status === 200) setPresence(called.body)
    }
    const onBeat = () => void beat()
    const leave = () => void callStaff(path, said({ window, leave: '' }), { keepalive: true })
    onBeat()
    const timer = setInterval(onBeat, BEAT_MS)
    document.addEventListener('visibilitychange', onBeat)
    addEventListener('pagehide', leave)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onBeat)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [articleId, window])
  return presence
}

function said(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** A key nobody else has, also where the page did not come by https. */
function browserKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
