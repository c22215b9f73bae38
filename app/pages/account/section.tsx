import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

type SectionProps = { id: string; title: string; text?: ReactNode; children: ReactNode }

/** One matter of the account page; its id is an address. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {text && <div className="mt-1 max-w-text text-muted">{text}</div>}
      <div className="mt-5 grid max-w-lg gap-5">{children}</div>
    </Card>
  )
}
