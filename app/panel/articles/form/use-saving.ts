import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { missingFields, toFormData } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { asPublished } from '#app/domain/blog/editing/publication.ts'
import type { Publication } from '#app/domain/blog/editing/publication.ts'
import { SAVED_TEXTS, savedPath } from '#app/domain/blog/editing/saved-texts.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { isToCome } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { callStaff } from '../safety/staff-call.ts'
import { SAVE_PATH } from './save-outcome.ts'
import type { Conflict, SavedState, SaveOutcome } from './save-outcome.ts'

type Saving = {
  articleId: number | null
  /** Of a new article: under which its beginning is kept. */
  beginningKey: string
  /** When the article was last saved as far as this form knows. */
  updatedAt: string | null
  /** What is in the form now, the last letter included. */
  current: () => ArticleValues
  /** Keeps automatic saves out of the way while this one is under way, and after it where the page is left. */
  autosave: { hold: () => Promise<unknown>; release: () => void; settle: (at: number | null) => void }
  /** It was saved and stays open. */
  onSaved: (values: ArticleValues, saved: SavedState) => void
  /** Where the cursor stands in the text, to be put there again where another page goes on with it. */
  caret: () => number | null
  /** It was not: the form leads to the first of these fields. */
  onErrors: (errors: Readonly<Record<string, string>>) => void
}

/** What is in the form once a button has been pressed. */
function afterPressing(values: ArticleValues, publication: Publication): ArticleValues {
  return { ...values, ...asPublished(values, publication, isToCome(values.published_at)) }
}

/** Saves the form without leaving the page until it is saved, so that no failure takes the text away. */
export function useSaving({
  articleId,
  beginningKey,
  updatedAt,
  current,
  autosave,
  onSaved,
  onErrors,
  caret,
}: Saving) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Set when the page is left because it was saved: nothing is asked then. */
  const mayLeave = useRef(false)
  const fail = (reason: string) =>
    showToast({
      title: say('Error', { vi: 'Có lỗi' }),
      description:
        articleId === null
          ? say(`Failed to create article: ${reason}`, { vi: `Chưa tạo được bài viết: ${reason}` })
          : say(`Failed to update article: ${reason}`, { vi: `Chưa cập nhật được bài viết: ${reason}` }),
      tone: 'danger',
    })

  const save = async (stay: boolean, over = updatedAt, publication: Publication | null = null) => {
    const typed = current()
    const values = publication ? afterPressing(typed, publication) : typed
    const missing = missingFields(values)
    onErrors(missing)
    const [first] = Object.values(missing)
    if (first) return void fail(first)
    const form = toFormData(values)
    if (articleId === null) form.set('key', beginningKey)
    else form.set('id', String(articleId))
    if (over !== null) form.set('expected_updated_at', over)
    setBusy(true)
    await autosave.hold()
    const called = await callStaff<SaveOutcome>(SAVE_PATH, form)
    const isSaved = called.kind === 'answer' && called.body.ok
    if (!isSaved || (stay && articleId !== null)) autosave.release()
    setBusy(false)
    if (called.kind !== 'answer')
      return void fail(
        called.kind === 'signed-out'
          ? say('You are signed out. Sign in in another tab, then save again.', {
              vi: 'Bạn đã bị đăng xuất. Bạn đăng nhập ở một thẻ khác rồi lưu lại nhé.',
            })
          : say('No connection. Your text is still here: try again.', {
              vi: 'Mất kết nối. Chữ của bạn vẫn ở đây: bạn thử lại nhé.',
            }),
      )
    await take(called.body, values, { stay, publication })
  }

  const take = async (
    { ok, saved, conflict: found, errors = {}, toast }: SaveOutcome,
    values: ArticleValues,
    { stay, publication }: { stay: boolean; publication: Publication | null },
  ) => {
    setConflict(found ?? null)
    if (!ok || !saved) {
      onErrors(errors)
      // A conflict has a screen of its own.
      if (found) return
      if (toast) showToast({ ...toast, tone: 'danger' })
      else fail(say('Unknown error', { vi: 'Lỗi không rõ' }))
      return
    }
    const isWaiting = values.status === 'draft' && isToCome(saved.published_at)
    const as = publication ?? (isWaiting ? 'unscheduled' : articleId === null ? 'created' : 'updated')
    if (stay && articleId !== null) {
      onSaved(values, saved)
      showToast({
        title: SAVED_TEXTS[as],
        tone: 'success',
        ...(as === 'unscheduled'
          ? {
              action: {
                label: say('Schedule', { vi: 'Hẹn giờ đăng' }),
                onPress: () => schedule.current?.(),
              },
            }
          : {}),
      })
      return
    }
    mayLeave.current = true
    autosave.settle(null)
    if (stay)
      await navigate(savedPath(`${ARTICLES_PATH}/${saved.id}/edit`, as), {
        state: { caret: caret() },
        preventScrollReset: true,
      })
    else await navigate(savedPath(ARTICLES_PATH, as, saved.id))
  }

  /** What a notice offers is done with what is in the form by then; where the form is gone, nothing is. */
  const schedule = useRef<(() => void) | null>(null)
  useEffect(() => {
    schedule.current = () => void save(true, updatedAt, 'schedule')
    return () => {
      schedule.current = null
    }
  })

  return { save, isBusy, conflict, closeConflict: () => setConflict(null), mayLeave }
}
