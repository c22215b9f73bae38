import { Suspense } from 'react'
import { onDemand } from '#app/ui/later.tsx'

type OffTopicHintProps = { text: string; onExample: (example: string) => void }

/** Below this many characters there is never a hint; the specification's threshold. */
const THRESHOLD = 10

/** The dictionary comes only once somebody types: nobody should load it to read the page. */
const Hint = onDemand(() => import('./hint.tsx').then(({ Hint }) => Hint))

/** A hint, never a block: what the advisor is for, with an example to take over. One that cannot be fetched is a hint less. */
export const OffTopicHint = ({ text, onExample }: OffTopicHintProps) => (
  <div role="status">
    {text.trim().length > THRESHOLD && (
      <Suspense>
        <Hint text={text} onExample={onExample} />
      </Suspense>
    )}
  </div>
)
