import { useEffect } from 'react'

/** Between one section and the next, in ms: whoever scrolls or types is answered in the meantime. */
const PAUSE_MS = 60

/**
 * Lays out sections that the style sheet leaves until they are near the screen, one after the other once the page is alive: all
 * of them at once would hold a phone up for half a second. Whoever jumps to one earlier has the rest laid out first, so that the
 * place does not move while the page scrolls there.
 * @param slugs ids of the sections, in order, between spaces
 */
export function useLayoutInPieces(slugs: string): void {
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
export function sectionsOf(slugs: string): HTMLElement[] {
  return slugs.split(' ').flatMap((slug) => document.getElementById(slug) ?? [])
}
