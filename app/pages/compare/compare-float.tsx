import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Column } from '#app/domain/catalogue/comparison/load-comparison.server.ts'

type CompareFloatProps = { columns: readonly Column[]; box: RefObject<HTMLElement | null> }

/** Height of the site's header, under which the names stand. */
const HEADER_PX = 64

/**
 * The names of the products under the site's header while the head of the table is out of view: a box that scrolls sideways
 * cannot also keep its own head. Repeats what the table says, so screen readers pass it by.
 */
export function CompareFloat({ columns, box }: CompareFloatProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const element = box.current
    const head = element?.querySelector('thead')
    if (!element || !head) return
    const follow = () => bar.current?.scrollTo({ left: element.scrollLeft, behavior: 'instant' })
    const observer = new IntersectionObserver(
      ([entry]) => {
        follow()
        setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < HEADER_PX)
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    )
    observer.observe(head)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [box])
  return (
    <div aria-hidden="true" className="compare-float" data-shown={shown ? '' : undefined}>
      <div ref={bar}>
        <span />
        {columns.map(({ id, shortName }) => (
          <span key={id}>{shortName}</span>
        ))}
      </div>
    </div>
  )
}
