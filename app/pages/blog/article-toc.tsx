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

/** Where on the screen a heading counts as being read: from 80 px below the top to the upper fifth. */
const ZONE = '-80px 0px -80% 0px'

/** The id of the heading that is being read: the last that entered the zone, until another does; null before the first. */
function useActiveHeading(headings: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (entered) setActive(entered.target.id)
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
