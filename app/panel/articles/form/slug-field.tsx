import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

/** How long typing rests before the slug is looked up, in ms. */
const REST_MS = 400

type Answer = {
  slug: string
  holder: { id: number; title: string; isTrashed: boolean } | null
  free: string
}

type SlugFieldProps = {
  articleId: number | null
  slug: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** The last part of the article's address; while it is typed it is said whether another article has it. */
export function SlugField({ articleId, slug, error, onChange }: SlugFieldProps) {
  const [own] = useState(slug)
  const answer = useSlugAnswer(slug, articleId)
  const holder = answer?.holder
  return (
    <div className="grid gap-1.5">
      <TextField
        label={say('Slug', { vi: 'Đường dẫn' })}
        name="slug"
        required
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        hint={`/blog/${slug || '…'}`}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div aria-live="polite" className="text-sm">
        {holder && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-cut">
            <span>
              {say('Taken by ', { vi: 'Đang được dùng bởi ' })}
              {holder.isTrashed ? (
                <span lang="vi">
                  “{holder.title}
                  {say('”, which is in the trash', { vi: '”, hiện ở trong thùng rác' })}
                </span>
              ) : (
                <a
                  lang="vi"
                  href={`/admin/articles/${holder.id}/edit`}
                  target="_blank"
                  rel="noreferrer"
                  className="underline"
                >
                  “{holder.title}”
                </a>
              )}
              .
            </span>
            <Button variant="secondary" size="sm" onClick={() => onChange(answer.free)}>
              {say('Use ', { vi: 'Dùng ' })}
              {answer.free}
            </Button>
          </p>
        )}
        {answer && !holder && slug !== own && (
          <p className="text-saving">{say('This slug is free.', { vi: 'Đường dẫn này còn trống.' })}</p>
        )}
      </div>
    </div>
  )
}

function useSlugAnswer(slug: string, except: number | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(slug)) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void lookUp(slug, except, abort.signal).then((found) => found && setAnswer(found))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [slug, except])
  return answer?.slug === slug ? answer : null
}

/** What the server says of a slug; null where it does not answer: saving looks again. */
async function lookUp(slug: string, except: number | null, signal: AbortSignal): Promise<Answer | null> {
  try {
    const query = new URLSearchParams({ slug, ...(except === null ? {} : { except: String(except) }) })
    const response = await fetch(`/admin/articles/slug?${query}`, { signal, redirect: 'manual' })
    return response.ok ? { slug, ...((await response.json()) as Omit<Answer, 'slug'>) } : null
  } catch {
    return null
  }
}
