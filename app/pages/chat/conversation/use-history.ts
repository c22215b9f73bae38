import { useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from './history.ts'
import type { Conversation, ProductInView } from './message.ts'

/** The code that keeps conversations comes when there is one to keep, or one to find again. */
const load = () => import('./history.ts')

type Options = {
  conversation: Conversation
  about: ProductInView | null
  /** False where the page itself begins a conversation. */
  mayResume: boolean
  /** Resolves once the page can show another conversation. */
  ready: () => Promise<void>
  /** Shows a kept conversation in place of the one on the page. */
  show: (conversation: Conversation, about: ProductInView | null) => void
}

/** What the page does with the conversations this browser keeps. */
export type History = {
  /** Which one is on the page; null where it is a new one. */
  openId: string | null
  /** Opens a kept one. */
  open: (id: string) => void
  /** The one on the page is kept as it is; what follows is another. */
  startAnew: () => void
}

/** Keeps the conversation of the page in this browser, and finds the one again that ran in this tab before a reload. */
export function useHistory({ conversation: { messages }, about, mayResume, ready, show }: Options): History {
  const place = useRef<Place | null>(null)
  const latest = useRef(messages)
  /** What stands in the storage already. */
  const stored = useRef<Conversation['messages'] | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const move = useCallback((next: Place | null) => {
    place.current = next
    setOpenId(next?.id ?? null)
    noteRunning(next?.id ?? null)
  }, [])
  const open = useCallback(
    async (id: string) => {
      const [{ readKept }] = await Promise.all([load(), ready()])
      const kept = readKept(id)
      if (!kept) return
      stored.current = kept.conversation.messages
      move({ id, updatedAt: kept.updatedAt })
      show(kept.conversation, kept.about)
    },
    [move, ready, show],
  )
  useEffect(() => {
    latest.current = messages
    const last = messages.at(-1)
    const isUnderWay = last?.from === 'advisor' && last.state === 'arriving'
    if (messages.length === 1 || isUnderWay || messages === stored.current) return
    const save = async () => {
      const { keep } = await load()
      if (latest.current !== messages) return
      stored.current = messages
      const kept = keep({ messages, about }, place.current)
      if (kept) move(kept)
    }
    // What cannot be kept lasts as long as the page.
    save().catch(() => undefined)
  }, [messages, about, move])
  const resumed = useRef(!mayResume)
  useEffect(() => {
    if (resumed.current) return
    resumed.current = true
    const id = runningId()
    if (!id) return
    const isUntouched = () => latest.current.length === 1
    load()
      .then(() => (isUntouched() ? open(id) : undefined))
      .catch(() => undefined)
  }, [open])
  const startAnew = useCallback(() => move(null), [move])
  return { openId, open: (id) => void open(id), startAnew }
}

/** The conversation that runs in this tab, so that a reload finds it again; other tabs have their own. */
const KEY = 'chat'

/** Which one runs; null where none does, or the browser keeps nothing. */
function runningId(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Notes which one runs; null for none. */
function noteRunning(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // Refused: the conversation then lasts as long as the page.
  }
}
