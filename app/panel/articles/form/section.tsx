import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A part of the form of an article. */
export function Section({ title, mark, children }: { title: string; mark?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 content-start gap-5 max-sm:gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-bold md:text-lg">
          {title}
        </h2>
        {mark}
      </div>
      {children}
    </Card>
  )
}
