import { useEffect, useState } from 'react'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import { AUTOSAVE_PATH } from '../form/save-outcome.ts'
import { dropLocally, localCopy } from './local-copy.ts'
import { callStaff } from './staff-call.ts'

/** Work that was kept and never saved; `savedAt` in ms. `key`: what the beginning of a new article is kept under. */
export type Work = { savedAt: number; values: ArticleValues; key?: string }

/**
 * The work that is offered when an article is opened: what the server kept, or what this browser did where that is later.
 * @param updatedAt when the article was last saved: a copy from before says nothing any more
 */
export function useUnsavedWork(articleId: number | null, onServer: Work | null, updatedAt: string | null) {
  const [offered, setOffered] = useState(onServer)
  useEffect(() => {
    const local = localCopy(articleId)
    const known = Math.max(onServer?.savedAt ?? 0, updatedAt === null ? 0 : Date.parse(updatedAt))
    if (!local) return
    if (local.at <= known) dropLocally(articleId)
    // Only the browser knows what it keeps, and only once the page is there.
    // oxlint-disable-next-line react/set-state-in-effect
    else setOffered({ ...onServer, savedAt: local.at, values: local.values })
    // Looked for once, when the article is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return {
    offered,
    /** The work, which is offered no more. */
    take: () => {
      setOffered(null)
      return offered
    },
    discard: () => {
      setOffered(null)
      dropLocally(articleId)
      const form = new FormData()
      if (articleId !== null) form.set('id', String(articleId))
      else if (offered?.key) form.set('key', offered.key)
      else return
      form.set('drop', '')
      void callStaff(AUTOSAVE_PATH, form)
    },
  }
}
