import { ChevronDown, List } from 'lucide-react'
import type { ArticleHeading } from '#app/domain/blog/html/prepare.ts'
import { useActiveHeading } from './use-active-heading.ts'

/** Fewer headings need no table of contents. */
const LEAST = 2

type ArticleTocProps = { headings: readonly ArticleHeading[]; open: boolean; className?: string }

/** 'Mục lục': the headings of an article, folded up or open, with the one that is being read marked. */
export function ArticleToc({ headings, open, className }: ArticleTocProps) {
  const active = useActiveHeading(headings)
  if (headings.length < LEAST) return null
  return (
    <details open={open} className={`article-toc ${className ?? ''}`}>
      <summary>
        <List aria-hidden="true" className="size-5 text-muted" />
        Mục lục
        <ChevronDown aria-hidden="true" className="chevron" />
      </summary>
      <nav aria-label="Mục lục">
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
