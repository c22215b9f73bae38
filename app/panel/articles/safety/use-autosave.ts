import { useCallback, useEffect, useRef, useState } from 'react'
import { toFormData } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { AUTOSAVE_PATH } from '../form/save-outcome.ts'
import { dropLocally, keepLocally } from './local-copy.ts'
import { callStaff } from './staff-call.ts'

/** How long typing rests before it is kept, and until the server is tried again, in ms. */
const REST_MS = 3_000
const AGAIN_MS = 15_000

/** What the server keeps it under: the article, or a key of this browser's for a new one. */
export type AutosaveTarget = { id: number } | { key: string }

/** Where what was typed is. Times are in ms. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  /** Kept for whoever types it; the article is as it was, or not there yet. */
  | { kind: 'kept'; at: number }
  | { kind: 'saved'; at: number }
  | { kind: 'local'; at: number; reason: 'no-connection' | 'signed-out' | 'refused' }
  | { kind: 'lost-hold' }

type Autosave = {
  state: SaveState
  /** Keeps what is typed now. @returns whether the server has it */
  keepNow: () => Promise<boolean>
  /** The article itself was saved, or there is nothing to keep any more. @param at in ms; null to say nothing of it */
  settle: (at: number | null) => void
  /** Keeps nothing more, and waits for what is under way: saving would else be followed by a copy of what it saved. */
  hold: () => Promise<unknown>
  release: () => void
}

/**
 * Keeps what is typed without saving the article: on the server a few seconds after typing stops, in this browser where the
 * server cannot be reached or the page is left.
 */
export function useAutosave(target: AutosaveTarget, values: ArticleValues, isDirty: boolean): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'untouched' })
  const articleId = 'id' in target ? target.id : null
  const latest = useRef({ target, values, isDirty })
  /** Counts what was sent, so that an answer that was overtaken says nothing. */
  const sent = useRef(0)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const isHeld = useRef(false)
  useEffect(() => {
    latest.current = { target, values, isDirty }
  })

  const keepNow = useCallback(async () => {
    const { target, values } = latest.current
    const number = (sent.current += 1)
    setState({ kind: 'saving' })
    const form = toFormData(values)
    for (const [name, value] of Object.entries(target)) form.set(name, String(value))
    const call = callStaff<{ savedAt: string }>(AUTOSAVE_PATH, form)
    underWay.current = call
    const called = await call
    const isKept = called.kind === 'answer' && called.status < 300
    if (number !== sent.current) return isKept
    if (isKept) {
      dropLocally(articleId)
      setState({ kind: 'kept', at: Date.parse(called.body.savedAt) })
    } else if (keepLocally(articleId, values)) {
      const reason = called.kind === 'answer' ? 'refused' : called.kind
      setState({ kind: 'local', at: Date.now(), reason })
    } else setState({ kind: 'lost-hold' })
    return isKept
  }, [articleId])

  const [touched, setTouched] = useState(values)
  if (touched !== values) {
    setTouched(values)
    if (isDirty) setState({ kind: 'typing' })
  }
  useEffect(() => {
    if (state.kind !== 'typing' && state.kind !== 'local') return
    const keep = () => void (!isHeld.current && keepNow())
    const timer = setTimeout(keep, state.kind === 'typing' ? REST_MS : AGAIN_MS)
    return () => clearTimeout(timer)
  }, [state, values, keepNow])

  useEffect(() => {
    const onOnline = () => void (latest.current.isDirty && keepNow())
    const onLeave = () => {
      if (latest.current.isDirty && !isHeld.current) keepLocally(articleId, latest.current.values)
    }
    addEventListener('online', onOnline)
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('online', onOnline)
      removeEventListener('pagehide', onLeave)
    }
  }, [articleId, keepNow])

  return {
    state,
    keepNow,
    hold: () => {
      isHeld.current = true
      return underWay.current
    },
    release: () => {
      isHeld.current = false
    },
    settle: (at) => {
      sent.current += 1
      dropLocally(articleId)
      setState(at === null ? { kind: 'untouched' } : { kind: 'saved', at })
    },
  }
}
