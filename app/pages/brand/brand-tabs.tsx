import { useEffect, useRef, useState } from 'react'
import type { BrandSection } from '#app/domain/catalogue/brand/brand-groups.ts'

type Section = Pick<BrandSection, 'slug' | 'name' | 'count'>

/** How far below the top a section counts as the one being read, in px: the header and the tabs stand there. */
const OFFSET = 128

/** The categories of a brand's page, in view while it scrolls; the one being read is marked. */
export function BrandTabs({ sections }: { sections: readonly Section[] }) {
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
      const passed = sections
        .map(({ id }) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity }))
        .filter(({ top }) => top <= OFFSET + 8)
      // Of those that stand side by side the one that was asked for, else the first.
      const beside = passed.filter(({ top }) => top === passed.at(-1)?.top)
      const asked = beside.find(({ id }) => `#${id}` === window.location.hash)
      setActive((asked ?? beside[0])?.id ?? null)
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

/** Between one section and the next, in ms: whoever scrolls or types is answered in the meantime. */
const PAUSE_MS = 60

/**
 * Lays out sections that the style sheet leaves until they are near the screen, one after the other once the page is alive: all
 * of them at once would hold a phone up for half a second. Whoever jumps to one earlier has the rest laid out first, so that the
 * place does not move while the page scrolls there.
 * @param slugs ids of the sections, in order, between spaces
 */
function useLayoutInPieces(slugs: string): void {
  useEffect(() => {
    const left = sectionsOf(slugs)
    const layOut = (section: HTMLElement) => {
      section.style.contentVisibility = 'visible'
    }
    const next = () => {
      const section = left.shift()
      if (!section) return
      layOut(section)
      // In this task: the next would find more to do.
      section.getBoundingClientRect()
      timer = setTimeout(next, PAUSE_MS)
    }
    let timer = setTimeout(next, PAUSE_MS)
    const all = () => left.splice(0).forEach(layOut)
    const jump = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) all()
    }
    const aim = document.getElementById(window.location.hash.slice(1))
    if (aim && left.includes(aim)) {
      all()
      aim.scrollIntoView()
    }
    document.addEventListener('click', jump, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', jump, true)
    }
  }, [slugs])
}

/** The sections of a page. @param slugs their ids, in order, between spaces */
function sectionsOf(slugs: string): HTMLElement[] {
  return slugs.split(' ').flatMap((slug) => document.getElementById(slug) ?? [])
}
