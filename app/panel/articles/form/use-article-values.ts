import { useRef, useState } from 'react'
import { articleSlug } from '#app/domain/blog/article-slug.ts'
import { sameValues } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'

/**
 * What is in the form of an article, and whether it is anywhere but here.
 * @param slugFollows whether the slug is made from the title until it is typed by hand: on new articles only
 */
export function useArticleValues(initial: ArticleValues, slugFollows: boolean) {
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  /** Counts texts put in from elsewhere: the editor is then opened anew. */
  const [version, setVersion] = useState(0)
  const ownSlug = useRef(!slugFollows || initial.slug !== '')
  const set = (change: Partial<ArticleValues>) => {
    if (change.slug !== undefined) ownSlug.current = !slugFollows || change.slug !== ''
    setValues((before) => {
      const after = { ...before, ...change }
      const follows = change.title !== undefined && !ownSlug.current
      return follows ? { ...after, slug: articleSlug(after.title) } : after
    })
  }
  return {
    values,
    set,
    version,
    isDirty: !sameValues(values, saved),
    /** Takes over a whole state: kept work, or what somebody else saved. */
    replace: (whole: ArticleValues, isSaved: boolean) => {
      ownSlug.current = !slugFollows || whole.slug !== ''
      setValues(whole)
      if (isSaved) setSaved(whole)
      setVersion((number) => number + 1)
    },
    markSaved: (whole: ArticleValues) => setSaved(whole),
  }
}

export type ArticleFields = Pick<ReturnType<typeof useArticleValues>, 'values' | 'set'> & {
  errors: Readonly<Record<string, string>>
}
