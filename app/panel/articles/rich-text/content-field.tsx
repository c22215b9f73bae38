import { TriangleAlert, CircleAlert, CircleCheck } from 'lucide-react'
import { Suspense, useId, useState, useEffect } from 'react'
import type { RefObject } from 'react'
import type { Removal } from '#app/domain/blog/html/removed-by.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { say } from '#app/vietnamese/say.ts'
import { EditorOpening } from './editor-opening.tsx'
import type { PictureTools } from './pictures.ts'
import type { EditorHandle } from './rich-editor.tsx'

/** Large, and only of use where scripts run. */
const RichEditor = onDemand(() => import('./rich-editor.tsx').then(({ RichEditor }) => RichEditor))

type ContentFieldProps = {
  html: string
  siteUrl: string
  /** Where the cursor was on the page before this one, in the visual editor; null for nowhere. */
  caret: number | null
  error?: string | undefined
  pictures: PictureTools
  onChange: (html: string) => void
  editor: RefObject<EditorHandle | null>
}

/** Which view is open: the visual one unless it would lose something, or the HTML was asked for. */
type View = 'visual' | 'source'

/** The text of an article: a visual editor and its HTML, side by side in turn. Without scripts the HTML alone. */
export function ContentField({ html, siteUrl, caret, error, pictures, onChange, editor }: ContentFieldProps) {
  const id = useId()
  const isAlive = useHydrated()
  const [view, setView] = useState<View>('visual')
  const [isLossy, setLossy] = useState(false)
  const [isForced, setForced] = useState(false)
  const switchTo = (to: View) => {
    if (to === 'source') {
      const typed = editor.current?.flush() ?? null
      if (typed !== null) onChange(typed)
    }
    setLossy(false)
    setForced(false)
    setView(to)
  }
  const isVisual = isAlive && view === 'visual'
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p id={id} className="text-sm font-semibold">
          {say('Content', { vi: 'Nội dung' })}
          <span aria-hidden="true"> *</span>
        </p>
        <div
          role="group"
          aria-label={say('View of the content', { vi: 'Cách xem nội dung' })}
          className="flex gap-1 no-js:hidden"
        >
          {(['visual', 'source'] as const).map((name) => (
            <Button
              key={name}
              size="sm"
              variant={view === name ? 'soft' : 'ghost'}
              aria-pressed={view === name}
              onClick={() => view !== name && switchTo(name)}
            >
              {name === 'visual' ? say('Visual', { vi: 'Trực quan' }) : 'HTML'}
            </Button>
          ))}
        </div>
      </div>
      {isLossy && view === 'source' && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-control bg-cut-soft px-3 py-2 text-sm"
        >
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-cut" />
          <span className="grow basis-64">
            {say('The visual editor cannot hold everything in this HTML, so it stays open as HTML.', {
              vi: 'Trình soạn trực quan không giữ được mọi thứ trong HTML này, nên nội dung mở dưới dạng HTML.',
            })}
          </span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setForced(true)
              setView('visual')
            }}
          >
            {say('Open visually anyway', { vi: 'Vẫn mở trực quan' })}
          </Button>
        </p>
      )}
      {isVisual ? (
        <Suspense fallback={<EditorOpening isEmpty={html.trim() === ''} />}>
          <RichEditor
            html={html}
            siteUrl={siteUrl}
            caret={caret}
            labelledBy={id}
            invalid={Boolean(error)}
            pictures={pictures}
            onChange={onChange}
            onRead={(isLossless) => {
              if (isLossless || isForced) return
              setLossy(true)
              setView('source')
            }}
            ref={editor}
          />
        </Suspense>
      ) : (
        <>
          {!isAlive && <EditorOpening isEmpty={html.trim() === ''} />}
          <div className={isAlive ? 'contents' : 'js:hidden'}>
            <SourceView html={html} labelledBy={id} invalid={Boolean(error)} onChange={onChange} />
          </div>
        </>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

const REST_MS = 600

type Verdict = { of: string; removed: readonly Removal[] } | { of: string; failed: string }

type SourceViewProps = {
  html: string
  labelledBy: string
  invalid: boolean
  onChange: (html: string) => void
}

/** An article's HTML as it is, with what saving would take out of it. */
function SourceView({ html, labelledBy, invalid, onChange }: SourceViewProps) {
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
  if (!verdict) return <p className="text-muted">{say('Checking…', { vi: 'Đang kiểm tra…' })}</p>
  if ('failed' in verdict) return <p className="text-danger">{verdict.failed}</p>
  if (verdict.removed.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-saving">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        {say('Nothing will be removed on saving.', { vi: 'Khi lưu sẽ không mất gì.' })}
      </p>
    )
  return (
    <p className="flex items-start gap-1.5 text-cut">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {say('Removed on saving: ', { vi: 'Khi lưu sẽ bị bỏ: ' })}
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
          setVerdict({
            of: html,
            failed: say('The HTML could not be checked right now.', {
              vi: 'Lúc này chưa kiểm tra được HTML.',
            }),
          })
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
  // What is sent is too long, or what is kept of it would be.
  if (response.status === 413 || response.status === 422)
    return { of: html, failed: say('Content is too long', { vi: 'Nội dung dài quá' }) }
  if (!response.ok) throw new Error(`The check answered ${response.status}.`)
  const { removed } = (await response.json()) as { removed: Removal[] }
  return { of: html, removed }
}
