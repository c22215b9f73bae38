import { Keyboard } from 'lucide-react'
import { useState, useEffect } from 'react'
import { say } from '#app/vietnamese/say.ts'

const KEYS = () => [
  ['j', say('đánh giá sau', { en: 'next review' })],
  ['k', say('đánh giá trước', { en: 'previous review' })],
  ['a', say('duyệt', { en: 'approve' })],
  ['r', say('từ chối', { en: 'reject' })],
]

/** What the keys do, and the switch that turns them off for those whose tools type letters of their own. */
export function KeyHelp() {
  const [isOn, setOn] = useState(true)
  useReviewKeys(isOn)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted max-md:hidden no-js:hidden">
      <Keyboard aria-hidden="true" className="size-4" />
      {KEYS().map(([key, what]) => (
        <span key={key}>
          <kbd className="rounded border border-line-strong bg-surface px-1.5 font-semibold text-ink">
            {key}
          </kbd>{' '}
          {what}
        </span>
      ))}
      <label className="inline-flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
          className="size-4"
        />
        {say('Bật phím tắt', { en: 'Keyboard shortcuts' })}
      </label>
    </div>
  )
}

/** Keys are letters of words while something is typed into. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-review]')]

function move(step: 1 | -1): void {
  const all = cards()
  const at = all.findIndex((card) => card.contains(document.activeElement))
  const next = all[at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Approves the review in focus, and goes on to the next. */
function approve(card: HTMLElement): void {
  const form = card.querySelector<HTMLFormElement>('form[data-approve]')
  if (!form) return
  const all = cards()
  const neighbour = all[all.indexOf(card) + 1] ?? all[all.indexOf(card) - 1]
  form.requestSubmit()
  neighbour?.focus()
}

function openRejection(card: HTMLElement): void {
  const details = card.querySelector<HTMLDetailsElement>('details[data-reject]')
  if (!details) return
  details.open = true
  details.querySelector<HTMLElement>('select')?.focus()
}

/** j and k go through the reviews, a approves the one in focus, r opens the reasons to reject it. Off while not `isOn`. */
function useReviewKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const card = document.activeElement?.closest<HTMLElement>('[data-review]')
      if (event.key === 'j') move(1)
      else if (event.key === 'k') move(-1)
      else if (event.key === 'a' && card) approve(card)
      else if (event.key === 'r' && card) openRejection(card)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
