import { useState } from 'react'
import { articlePath } from '#app/domain/blog/paths.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { useFound } from './use-found.ts'

type Found = { id: number; title: string; slug: string }

const MOST = 6

/** Finds published articles of this site by words; picking one gives its path. */
export function ArticleSearch({ onPick }: { onPick: (path: string) => void }) {
  const [text, setText] = useState('')
  const shown = useFound(text, find)
  return (
    <div className="grid gap-2">
      <TextField
        label={say('Or find an article of this site', { vi: 'Hoặc tìm một bài của trang này' })}
        type="search"
        lang="vi"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Enter would save the link as it is.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {shown === 'failed' &&
          say('The articles could not be searched. Try again.', {
            vi: 'Chưa tìm được trong các bài. Bạn thử lại nhé.',
          })}
        {shown !== 'failed' &&
          shown?.length === 0 &&
          say('No article found.', { vi: 'Không tìm thấy bài nào.' })}
      </p>
      {Array.isArray(shown) && shown.length > 0 && (
        <ul lang="vi" className="-mx-2 grid">
          {shown.map(({ id, title, slug }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onPick(articlePath(slug))}
                className="min-h-11 w-full rounded-control px-2 py-2 text-start hover:bg-sunken"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

async function find(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = new URLSearchParams({ search: text, limit: String(MOST), page: '1' })
  const response = await fetch(`/api/v1/articles?${query}`, { signal })
  if (!response.ok) throw new Error(`The articles answered ${response.status}.`)
  const { articles } = (await response.json()) as { articles: (Found & { status: string })[] }
  return articles.filter(({ status }) => status === 'published')
}
