import { Suspense, useId, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { RefObject } from 'react'
import type { PictureTools } from './pictures.ts'
import type { EditorHandle } from './rich-editor.tsx'
import { SourceView } from './source-view.tsx'
import { onDemand } from '#app/ui/later.tsx'

/** Large, and only of use where scripts run. */
const RichEditor = onDemand(() => import('./rich-editor.tsx').then(({ RichEditor }) => RichEditor))

type ContentFieldProps = {
  html: string
  error?: string | undefined
  pictures: PictureTools
  onChange: (html: string) => void
  editor: RefObject<EditorHandle | null>
}

/** Which view is open: the visual one unless it would lose something, or the HTML was asked for. */
type View = 'visual' | 'source'

/** The text of an article: a visual editor and its HTML, side by side in turn. Without scripts the HTML alone. */
export function ContentField({ html, error, pictures, onChange, editor }: ContentFieldProps) {
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
          Content<span aria-hidden="true"> *</span>
        </p>
        <div role="group" aria-label="View of the content" className="flex gap-1 no-js:hidden">
          {(['visual', 'source'] as const).map((name) => (
            <Button
              key={name}
              size="sm"
              variant={view === name ? 'soft' : 'ghost'}
              aria-pressed={view === name}
              onClick={() => view !== name && switchTo(name)}
            >
              {name === 'visual' ? 'Visual' : 'HTML'}
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
            The visual editor cannot hold everything in this HTML, so it stays open as HTML.
          </span>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setForced(true)
              setView('visual')
            }}
          >
            Open visually anyway
          </Button>
        </p>
      )}
      {isVisual ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RichEditor
            html={html}
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
          {!isAlive && <Skeleton className="h-96 no-js:hidden" />}
          <div className={isAlive ? 'contents' : 'js:hidden'}>
            <SourceView html={html} labelledBy={id} invalid={Boolean(error)} onChange={onChange} />
          </div>
        </>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
