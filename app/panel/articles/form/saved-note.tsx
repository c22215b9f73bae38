import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SAVED_TEXTS, savedParam } from '#app/domain/blog/editing/saved-texts.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** What was saved on the screen before this one: a toast, or a line where no script runs. @param path of this screen */
export function SavedNote({ path }: { path: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const saved = savedParam(params)
  useEffect(() => {
    if (!saved) return
    showToast({ title: SAVED_TEXTS[saved], tone: 'success' })
    void navigate(path, { replace: true, preventScrollReset: true })
  }, [saved, navigate, path])
  if (!saved) return null
  return (
    <output className="rounded-card bg-saving-soft px-4 py-3 text-saving js:hidden">
      {SAVED_TEXTS[saved]}
    </output>
  )
}
