import { useId } from 'react'
import { ScrollingTexts } from '#app/panel/parts/scrolling-texts.tsx'
import type { ListedText } from '#app/panel/parts/scrolling-texts.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type TextListProps = { title: string; texts: readonly ListedText[]; count: number; empty: string }

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
        <ScrollingTexts label={title} texts={texts} count={count} className="max-h-64" />
      )}
    </Card>
  )
}
