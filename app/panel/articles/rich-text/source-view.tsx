import { useEffect, useId, useState } from 'react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Removal } from '#app/domain/blog/html/removed-by.ts'

const REST_MS = 600

type Verdict = { of: string; removed: readonly Removal[] } | { of: string; failed: string }

type SourceViewProps = {
  html: string
  labelledBy: string
  invalid: boolean
  onChange: (html: string) => void
}

/** An article's HTML as it is, with what saving would take out of it. */
export function SourceView({ html, labelledBy, invalid, onChange }: SourceViewProps) {
  const id = useId()
  const verdict = useVerdict(html)
  return (
    <div className="grid gap-2">
      <textarea
        name="content"
        lang="vi"
        aria-labelledby={labelledBy}
        aria-describedby={id}
        aria-invalid={invalid || undefined}
        spellCheck={false}
        rows={20}
        value={html}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="control min-h-96 py-3 font-mono text-sm leading-relaxed"
      />
      <div id={id} aria-live="polite" className="min-h-6 text-sm">
        <VerdictText verdict={verdict?.of === html ? verdict : null} />
      </div>
    </div>
  )
}

function VerdictText({ verdict }: { verdict: Verdict | null }) {
  if (!verdict) return <p className="text-muted">Checking…</p>
  if ('failed' in verdict) return <p className="text-danger">{verdict.failed}</p>
  if (verdict.removed.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-saving">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        Nothing will be removed on saving.
      </p>
    )
  return (
    <p className="flex items-start gap-1.5 text-cut">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Removed on saving:{' '}
        {verdict.removed.map(({ what, count }) => (
          <code key={what} className="me-2">
            {what}
            {count > 1 && ` ×${count}`}
          </code>
        ))}
      </span>
    </p>
  )
}

/** What the server says of HTML, once typing rests. */
function useVerdict(html: string): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      ask(html, abort.signal).then(setVerdict, () => {
        if (!abort.signal.aborted)
          setVerdict({ of: html, failed: 'The HTML could not be checked right now.' })
      })
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [html])
  return verdict
}

async function ask(html: string, signal: AbortSignal): Promise<Verdict> {
  const body = new FormData()
  body.set('content', html)
  const response = await fetch('/admin/articles/check-html', { method: 'POST', body, signal })
  if (response.status === 413) return { of: html, failed: 'Content is too long' }
  if (!response.ok) throw new Error(`The check answered ${response.status}.`)
  const { removed } = (await response.json()) as { removed: Removal[] }
  return { of: html, removed }
}
