import { useEffect, useState } from 'react'

type Hint = { text: string; example: string }
type OffTopicHintProps = { text: string; onExample: (example: string) => void }

/** Below this many characters there is never a hint; the specification's threshold. */
const THRESHOLD = 10

/** A hint, never a block: what the advisor is for, with an example to take over. */
export function OffTopicHint({ text, onExample }: OffTopicHintProps) {
  const hint = useOffTopicHint(text)
  return (
    <div role="status">
      {hint && (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm text-muted">
          {hint.text}{' '}
          <button
            type="button"
            onClick={() => onExample(hint.example)}
            className="font-semibold text-action underline underline-offset-2"
          >
            {hint.example}
          </button>
        </p>
      )}
    </div>
  )
}

/** The dictionary comes only once somebody types: nobody should load it to read the page. */
function useOffTopicHint(text: string): Hint | null {
  const [read, setRead] = useState<((text: string) => Hint | null) | null>(null)
  const wanted = text.trim().length > THRESHOLD
  useEffect(() => {
    if (!wanted || read) return
    let left = false
    const load = async () => {
      const { offTopicHint } = await import('#app/domain/advisor/understand/off-topic-hint.ts')
      if (!left) setRead(() => offTopicHint)
    }
    // A hint that cannot be fetched is a hint less: nothing depends on it.
    load().catch(() => null)
    return () => {
      left = true
    }
  }, [wanted, read])
  return wanted && read ? read(text) : null
}
