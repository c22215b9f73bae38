import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Less of the window than this, in px, is a bar of the browser and no keyboard. */
const LEAST = 120

/** Tells an element's styles how much of the window a phone's keyboard covers: `data-keyboard`, and `--keyboard` in px. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const covered = Math.round(window.innerHeight - view.height - view.offsetTop)
      element.current?.toggleAttribute('data-keyboard', covered > LEAST)
      element.current?.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element])
}
