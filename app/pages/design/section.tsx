import type { ReactNode } from 'react'

/** A titled block of the showcase. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 text-2xl font-bold">{title}</h2>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  )
}

/** Things that stand side by side, with a word on what they are. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{label}</p>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  )
}
