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
}

/** The conversation on the page as it was last seen, and where it stands in the storage; null before it was kept. */
type OnPage = { messages: Conversation['messages']; place: Place | null }

/**
 * Keeps the conversation of the page in this browser, and finds the one again that ran in this tab before a reload.
 * Which conversation the messages belong to is decided where they arrive, never at the press of a button: what is still
 * to be written of one that was left is written to that one.
 */
export function useHistory({ conversation: { messages }, about, mayResume, ready, show }: Options): History {
  const current = useRef<OnPage>({ messages: [], place: null })
  const opened = useRef<OnPage | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const turnTo = useCallback((next: OnPage) => {
    current.current = next
    setOpenId(next.place?.id ?? null)
    noteRunning(next.place?.id ?? null)
  }, [])
  const open = useCallback(
    async (id: string) => {
      const [{ readKept }] = await Promise.all([load(), ready()])
      const kept = readKept(id)
      if (!kept) return
      opened.current = { messages: kept.conversation.messages, place: { id, updatedAt: kept.updatedAt } }
      show(kept.conversation, kept.about)
    },
    [ready, show],
  )
  useEffect(() => {
    if (messages === current.current.messages) return
    if (opened.current?.messages === messages) return turnTo(opened.current)
    const onPage = current.current
    if (messages.length === 1)
      return onPage.messages.length > 1 ? turnTo({ messages, place: null }) : undefined
    onPage.messages = messages
    const last = messages.at(-1)
    if (last?.from === 'advisor' && last.state === 'arriving') return
    const save = async () => {
      const { keep } = await load()
      if (onPage.messages !== messages) return
      const place = keep({ messages, about }, onPage.place)
      if (!place) return
      onPage.place = place
      if (current.current === onPage) turnTo(onPage)
    }
    // What cannot be kept lasts as long as the page.
    save().catch(() => undefined)
  }, [messages, about, turnTo])
  const resumed = useRef(!mayResume)
  useEffect(() => {
    if (resumed.current) return
    resumed.current = true
    const id = runningId()
    if (!id) return
    const isUntouched = () => current.current.messages.length <= 1
    load()
      .then(() => (isUntouched() ? open(id) : undefined))
      .catch(() => undefined)
  }, [open])
  return { openId, open: (id) => void open(id) }
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
