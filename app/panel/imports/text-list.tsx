import { useId } from 'react'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type TextListProps = { title: string; texts: readonly string[]; count: number; empty: string }

/** Safari does not let the keyboard into a scrolling box by itself. */
const scrollable = { tabIndex: 0 }

/** A list of texts in a box of a fixed height that scrolls. */
export function TextList({ title, texts, count, empty }: TextListProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="p-5">
      <h3 id={id} className="flex items-baseline justify-between gap-3 text-lg font-bold">
        {title}
        <span className="text-base font-semibold text-muted tabular-nums">{formatNumber(count)}</span>
      </h3>
      {texts.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <section aria-label={title} {...scrollable} className="mt-2 max-h-64 overflow-y-auto">
          <ul className="divide-y divide-line">
            {/* The same text may stand here twice: its place tells it apart. */}
            {texts.map((text, place) => (
              <li key={`${place} ${text}`} className="py-1.5 break-words">
                {text}
              </li>
            ))}
          </ul>
          {texts.length < count && (
            <p className="py-2 text-sm text-muted">And {formatNumber(count - texts.length)} more.</p>
          )}
        </section>
      )}
    </Card>
  )
}
