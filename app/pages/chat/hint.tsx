import { offTopicHint } from '#app/domain/advisor/understand/off-topic-hint.ts'

/** What the advisor is for, where a text seems to be about something else. */
export function Hint({ text, onExample }: { text: string; onExample: (example: string) => void }) {
  const hint = offTopicHint(text)
  return (
    hint && (
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
    )
  )
}
