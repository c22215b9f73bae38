import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { missingFields } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { statusOf } from '#app/domain/blog/editing/list-state.ts'
import type { Publication } from '#app/domain/blog/editing/publication.ts'
import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { fromVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { PictureTools } from '../rich-text/pictures.ts'
import type { EditorHandle } from '../rich-text/rich-editor.tsx'
import { ConflictDialog } from '../safety/conflict-dialog.tsx'
import { SaveStatus } from '../safety/save-status.tsx'
import { UnsavedGuard } from '../safety/unsaved-guard.tsx'
import { useAutosave } from '../safety/use-autosave.ts'
import { usePresence } from '../safety/use-presence.ts'
import { useUnsavedWork } from '../safety/use-unsaved-work.ts'
import type { Work } from '../safety/use-unsaved-work.ts'
import { FormProblems, PresenceBanners, UnsavedWorkBanner } from './banners.tsx'
import { BasicSection } from './basic-section.tsx'
import { ClassificationSection } from './classification-section.tsx'
import { FootBar } from './foot-bar.tsx'
import { openPreview } from './open-preview.ts'
import { PublishingSection } from './publishing-section.tsx'
import type { SavedState, SaveOutcome } from './save-outcome.ts'
import { SeoSection } from './seo-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { useArticleValues } from './use-article-values.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { usePublication } from './use-publication.tsx'
import { useSaving } from './use-saving.ts'

export type ArticleFormProps = {
  /** Null for a new one. */
  article: { id: number; updatedAt: string } | null
  initial: ArticleValues
  /** Work of this editor that was kept and never saved; `savedAt` in ms. */
  unsaved: Work | null
  /** Under which the beginning of a new article is kept. */
  beginningKey: string
  choices: EditingChoices
  siteUrl: string
  /** When the page was made, in ms. */
  now: number
  pictures: PictureTools
  /** What became of the form where it was sent without scripts. */
  outcome: SaveOutcome | undefined
  /** It was saved and stays open. */
  onSaved?: (saved: SavedState) => void
}

/** The form of an article, new or not. */
export function ArticleForm(props: ArticleFormProps) {
  const { article, initial, choices, siteUrl, pictures, outcome } = props
  const articleId = article?.id ?? null
  const {
    values,
    version,
    isDirty,
    replace,
    markSaved,
    set: typed,
  } = useArticleValues(initial, article === null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(outcome?.errors ?? {})
  const [shown, setSaved] = useState({
    status: article ? initial.status : ('draft' as const),
    publishedAt: fromVietnamInput(initial.published_at),
  })
  /** When this was last known to be true, in ms: what was published a moment ago is not to come. */
  const [now, setNow] = useState(props.now)
  const status = statusOf(shown, now)
  /** What was asked about last and left open. */
  const [undecided, setUndecided] = useState<Publication | null>(null)
  /** What was said of a field goes with what was in it. */
  const set = (change: Partial<ArticleValues>) => {
    typed(change)
    setErrors((before) => without(before, Object.keys(change)))
  }
  const [updatedAt, setUpdatedAt] = useState(article?.updatedAt ?? null)
  const [beginningKey, setBeginningKey] = useState(props.beginningKey)
  const arrival: unknown = useLocation().state
  const [caret] = useState(() => caretOf(arrival))
  const form = useRef<HTMLFormElement>(null)
  const editor = useRef<EditorHandle>(null)
  useFocusInSight(form, editor)
  const { revalidate } = useRevalidator()
  const autosave = useAutosave(
    articleId === null ? { key: beginningKey } : { id: articleId },
    values,
    isDirty,
  )
  const presence = usePresence(articleId)
  const work = useUnsavedWork(articleId, props.unsaved, updatedAt)

  /** What publishing waits for may take a while: what is typed or handed over meanwhile goes with it. */
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  const current = (): ArticleValues => {
    const content = editor.current?.flush() ?? null
    if (content !== null) {
      set({ content })
      latest.current = { ...latest.current, content }
    }
    return latest.current
  }
  const saving = useSaving({
    articleId,
    beginningKey,
    updatedAt,
    current,
    autosave,
    caret: () => editor.current?.caret() ?? null,
    onSaved: (sent, state) => {
      const { updatedAt: at, published_at } = state
      const saved = { ...sent, published_at }
      markSaved(saved)
      set({ status: saved.status, published_at })
      setNow(Math.max(now, Date.parse(at)))
      setSaved({ status: saved.status, publishedAt: fromVietnamInput(published_at) })
      setUpdatedAt(at)
      autosave.settle(Date.parse(at))
      props.onSaved?.(state)
    },
    onErrors: (found) => {
      setErrors(found)
      const [first] = Object.keys(found)
      if (first) focusField(form.current, editor.current, first)
    },
  })
  const save = (stay: boolean) => void saving.save(stay)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  useSaveKey(() => save(true))
  const publication = usePublication({
    current,
    publishedAt: values.published_at,
    now,
    isBusy: saving.isBusy,
    onPublish: (publication) => void saving.save(true, updatedAt, publication),
    onLeadTo: ({ at, field }) => {
      if (field) focusField(form.current, null, field)
      else editor.current?.leadTo(at)
    },
    onTime: (published_at) => {
      set({ published_at })
      latest.current = { ...latest.current, published_at }
    },
    onUndecided: setUndecided,
  })
  const fields = { values, set, errors }
  const missing = missingFields(values)
  const isWritten = !('title' in missing || 'content' in missing)
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      {updatedAt && <input type="hidden" name="expected_updated_at" value={updatedAt} />}
      <input type="hidden" name="key" value={beginningKey} />
      <FormProblems
        errors={errors}
        summary={outcome?.ok === false ? outcome.toast?.description : undefined}
      />
      {work.offered && (
        <UnsavedWorkBanner
          savedAt={work.offered.savedAt}
          onRestore={() => {
            const taken = work.take()
            if (!taken) return
            replace(taken.values, false)
            if (taken.key) setBeginningKey(taken.key)
          }}
          onDiscard={work.discard}
        />
      )}
      {updatedAt && (
        <PresenceBanners
          presence={presence}
          openedAt={updatedAt}
          isDirty={isDirty}
          onCompare={() => void saving.save(true)}
          onReload={() => void revalidate()}
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <BasicSection
          {...fields}
          status={status}
          caret={caret}
          siteUrl={siteUrl}
          version={version}
          pictures={pictures}
          editor={editor}
        />
        <div className="grid gap-5 md:max-xl:grid-cols-2 xl:row-span-2">
          <PublishingSection {...fields} status={status} now={now} />
          <SummarySection {...fields} articleId={articleId} pictures={pictures} />
          <ClassificationSection {...fields} choices={choices} />
        </div>
        <SeoSection {...fields} siteUrl={siteUrl} choices={choices} now={now} pictures={pictures} />
      </div>
      <FootBar
        status={status}
        isToCome={Date.parse(fromVietnamInput(values.published_at) ?? '') > now}
        isWritten={isWritten}
        button={publication.button}
        isBusy={saving.isBusy}
        onPreview={() => openPreview(current())}
        onSave={() => save(true)}
      >
        <SaveStatus state={autosave.state} />
        <p role="status" className="font-semibold text-cut empty:hidden">
          {undecided && NOTHING_CAME_OF[undecided]}
        </p>
      </FootBar>
      {publication.dialogs}
      <UnsavedGuard isDirty={isDirty} mayLeave={saving.mayLeave} />
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          busy={saving.isBusy}
          onClose={saving.closeConflict}
          onKeepMine={() => void saving.save(true, saving.conflict?.updatedAt ?? null)}
          onTakeTheirs={async () => {
            const { conflict } = saving
            // What is here is kept first: it then stands among the revisions.
            if (!conflict || !(await autosave.keepNow())) return
            replace(conflict.theirs, true)
            setUpdatedAt(conflict.updatedAt)
            autosave.settle(null)
            saving.closeConflict()
          }}
        />
      )}
    </form>
  )
}

/** What is said where one was asked before publishing and left it open. */
const NOTHING_CAME_OF = {
  get now() {
    return say('Not published. Choose “Publish now” again when you are ready.', {
      vi: 'Bài chưa đăng. Khi sẵn sàng, bạn bấm lại “Đăng ngay” nhé.',
    })
  },
  get schedule() {
    return say('Nothing is scheduled. Choose “Schedule” again when you are ready.', {
      vi: 'Chưa hẹn giờ đăng. Khi sẵn sàng, bạn bấm lại “Hẹn giờ đăng” nhé.',
    })
  },
  unpublish: '',
} as const

/** Where the cursor stood on the page that led here, as `useSaving` tells it. */
const caretOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'caret' in state && typeof state.caret === 'number'
    ? state.caret
    : null

/** Errors but those of these fields. */
function without(errors: Readonly<Record<string, string>>, fields: readonly string[]) {
  return fields.some((field) => field in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
    : errors
}

/** Ctrl+S saves and stays, wherever the focus is. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Leads to the first field at fault. */
function focusField(form: HTMLFormElement | null, editor: EditorHandle | null, name: string): void {
  if (name === 'content' && editor) return editor.focus()
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
