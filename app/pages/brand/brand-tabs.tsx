import { useEffect, useRef, useState } from 'react'
import { sectionsOf, useLayoutInPieces } from './use-layout-in-pieces.ts'
import type { BrandGroup } from '#app/domain/catalogue/brand/brand-groups.ts'

/** How far below the top a section counts as the one being read, in px: the header and the tabs stand there. */
const OFFSET = 128

/** The categories of a brand's page, in view while it scrolls; the one being read is marked. */
export function BrandTabs({ groups }: { groups: readonly BrandGroup[] }) {
  const sections = groups.flatMap(({ categories }) => categories)
  const slugs = sections.map(({ slug }) => slug).join(' ')
  const active = useSectionInView(slugs)
  useLayoutInPieces(slugs)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => showTab(row.current, active), [active])
  if (sections.length === 0) return null
  return (
    <nav aria-label="Danh mục của hãng" className="brand-tabs">
      <ul ref={row}>
        {sections.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={`#${slug}`} aria-current={active === slug ? 'true' : undefined}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves the row of tabs alone, the page stays where it is; to its beginning above the first section. */
function showTab(row: HTMLUListElement | null, slug: string | null): void {
  const tab = slug === null ? null : row?.querySelector<HTMLElement>(`[href="#${slug}"]`)
  row?.scrollTo({ left: tab ? tab.offsetLeft - row.clientWidth / 2 + tab.offsetWidth / 2 : 0 })
}

/** The last section whose top has passed the offset. @param slugs ids of the sections, in order, between spaces */
function useSectionInView(slugs: string): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const sections = sectionsOf(slugs)
    let frame = 0
    const look = () => {
      frame = 0
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= OFFSET + 8)
      setActive(passed.at(-1)?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [slugs])
  return active
}
