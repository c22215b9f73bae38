import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useReviewKeys } from './use-review-keys.ts'

const KEYS = [
  ['j', 'đánh giá sau'],
  ['k', 'đánh giá trước'],
  ['a', 'duyệt'],
  ['r', 'từ chối'],
] as const

/** What the keys do, and the switch that turns them off for those whose tools type letters of their own. */
export function KeyHelp() {
  const [isOn, setOn] = useState(true)
  useReviewKeys(isOn)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted max-md:hidden no-js:hidden">
      <Keyboard aria-hidden="true" className="size-4" />
      {KEYS.map(([key, what]) => (
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
          className="size-4 accent-action"
        />
        Bật phím tắt
      </label>
    </div>
  )
}
