import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { Source } from '#app/domain/advisor/answer.ts'

/** What the answer rests on; pages of shops open in a new tab. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-label="Nguồn">
      <h2 className="text-sm font-bold">Nguồn</h2>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-sm">
        {sources.map(({ title, url }) => (
          <li key={`${url} ${title}`}>
            {url.startsWith('http') && !isOwn(url) ? (
              <a href={url} target="_blank" rel="noopener nofollow" className="text-action hover:underline">
                {title}
                <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
                <span className="sr-only"> (mở trong thẻ mới)</span>
              </a>
            ) : (
              <Link to={pathOf(url)} className="text-action hover:underline">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const isOwn = (url: string) => typeof location !== 'undefined' && url.startsWith(`${location.origin}/`)

const pathOf = (url: string) =>
  url.startsWith('http') ? url.slice(url.indexOf('/', url.indexOf('//') + 2)) : url
