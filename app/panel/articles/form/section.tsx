import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A part of the form of an article. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 content-start gap-5 p-5">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}
