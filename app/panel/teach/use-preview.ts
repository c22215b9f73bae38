import { useState } from 'react'
import { typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'

/**
 * A form that may be saved only after its preview: what was typed, the preview of exactly that, and null as soon as something
 * else is typed.
 * @param hidden fields that tell which of several forms the outcome is of
 */
export function usePreview<Preview>(
  outcome: (Outcome & { preview?: Preview }) | null | undefined,
  hidden: Readonly<Record<string, string>>,
) {
  const typed = typedInto(outcome, hidden)
  const shown = typed ? outcome?.preview : undefined
  /** The preview after which something else was typed. */
  const [stale, setStale] = useState<typeof shown>()
  const preview = shown !== undefined && shown !== stale ? shown : null
  return { typed, preview, forget: () => setStale(shown) }
}
