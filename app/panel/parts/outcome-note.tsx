import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Outcome } from './outcome.ts'

/** Says what became of a form where no toast can: in a browser without scripts. */
export function OutcomeNote({ outcome }: { outcome: Outcome | null | undefined }) {
  const isAlive = useHydrated()
  if (isAlive || !outcome?.toast) return null
  const { title, description } = outcome.toast
  return (
    <p
      role={outcome.ok ? 'status' : 'alert'}
      className={`rounded-card px-4 py-3 ${outcome.ok ? 'bg-saving-soft' : 'bg-danger-soft'}`}
    >
      <strong>{title}</strong> {description}
    </p>
  )
}
