import { ChevronDown, List } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ArticleHeading } from '#app/domain/blog/html/prepare.ts'

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

/** Where a heading counts as reached: in the upper fifth of the screen or anywhere above, so that no jump passes it unnoticed. */
const ZONE = '1000000px 0px -80% 0px'

/** The id of the heading that is being read: the last that is reached; null before the first. */
function useActiveHeading(headings: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const reached = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) reached.add(target.id)
          else reached.delete(target.id)
        setActive(headings.findLast(({ id }) => reached.has(id))?.id ?? null)
      },
      { rootMargin: ZONE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return active
}
