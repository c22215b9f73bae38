import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { SAVED_TEXTS, savedArticle, savedParam } from '#app/domain/blog/editing/saved-texts.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { say } from '#app/vietnamese/say.ts'

/** What was saved on the screen before this one: a toast, or a line where no script runs. @param path of this screen */
export function SavedNote({ path }: { path: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const saved = savedParam(params)
  const article = savedArticle(params)
  useEffect(() => {
    if (!saved) return
    showToast({
      title: SAVED_TEXTS[saved],
      tone: 'success',
      ...(saved === 'unscheduled' && article !== null
        ? {
            action: {
              label: say('Schedule it', { vi: 'Mở bài để hẹn giờ' }),
              onPress: () => void navigate(`${ARTICLES_PATH}/${article}/edit`),
            },
          }
        : {}),
    })
    void navigate(path, { replace: true, preventScrollReset: true })
  }, [saved, article, navigate, path])
  if (!saved) return null
  return (
    <output className="rounded-card bg-saving-soft px-4 py-3 text-saving js:hidden">
      {SAVED_TEXTS[saved]}
    </output>
  )
}
