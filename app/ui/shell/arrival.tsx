import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The path of the page that is on the screen; at first of the one that came as a document. */
let shown: string | null = null

/**
 * Puts the focus on the heading of a page that came without a new document, or on the place in it that the address names: whoever
 * listens hears where they are, and the keys go on from there. Another list at the same path is no other page, and whoever is
 * typing goes on typing.
 */
export function Arrival() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown ?? pathOfDocument()
    shown = pathname
    if (before === pathname || isInUse(document.activeElement)) return
    const heading =
      document.getElementById(hash.slice(1)) ??
      document.querySelector<HTMLElement>('main h1') ??
      document.querySelector('main')
    if (!heading) return
    if (heading.tabIndex < 0) heading.tabIndex = -1
    heading.dataset['arrived'] = ''
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

function pathOfDocument(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation ? new URL(navigation.name).pathname : location.pathname
}

/** A field that outlived the page before, or an open dialog, keeps the focus. */
const isInUse = (element: Element | null) =>
  element?.closest('input, textarea, select, [contenteditable], dialog[open]') != null
