import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Leads to the end of the newest message where that lies below what is in view: the page never scrolls away from what a
 * visitor reads.
 * @param end stands behind the newest message
 * @param count how many messages there are: each new one has an end of its own, the welcome alone needs none
 */
export function ToNewest({ end, count }: { end: RefObject<HTMLElement | null>; count: number }) {
  const [below, setBelow] = useState(false)
  useEffect(() => {
    const element = end.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setBelow(Boolean(entry && entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? 0))),
      { rootMargin: '0px 0px -72px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end, count])
  if (!below || count < 2) return null
  return (
    <button
      type="button"
      aria-label="Xuống tin mới nhất"
      title="Xuống tin mới nhất"
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        end.current?.scrollIntoView({ block: 'end', behavior: still ? 'instant' : 'smooth' })
      }}
      className="absolute end-0 bottom-full z-1 mb-2 grid size-8 place-items-center rounded-full border border-line-strong bg-surface shadow-raised hover:border-action hover:text-action"
    >
      <ArrowDown aria-hidden="true" className="size-5" />
    </button>
  )
}
