import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A part of the form of an article; its title is only read out where what it holds says it (`isPlain`). */
export function Section({
  title,
  isPlain,
  children,
}: {
  title: string
  isPlain?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="relative grid grid-cols-1 content-start gap-5 max-sm:gap-4"
    >
      <h2 id={id} className={isPlain ? 'sr-only' : 'font-bold md:text-lg'}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
