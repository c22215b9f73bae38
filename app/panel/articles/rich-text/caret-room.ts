import { useState } from 'react'
import type { RefObject } from 'react'

/** The bar that stands over the foot of a form; `panel.css` keeps what the browser scrolls to off it as well. */
const FOOT_BAR = '.foot-bar'

/** Between the line that is written and what lies over the text, in px. */
const AIR = 12

/**
 * How much of the window lies under something while one writes, in px, measured whenever the caret moves: at its head the editor's own
 * bars, at its foot the form's bar or the toolbar that stands on a phone's keyboard. The library alone knows of the window's edges.
 */
export function useCaretRoom(frame: RefObject<HTMLElement | null>) {
  const [room] = useState(() => roomIn(frame))
  return room
}

function roomIn(frame: RefObject<HTMLElement | null>) {
  const room = (air: number) => ({
    left: 0,
    right: 0,
    get top() {
      const bars = frame.current?.querySelector('.editor-bars')
      return Math.max(0, bars?.getBoundingClientRect().bottom ?? 0) + air
    },
    get bottom() {
      return coveredFoot(frame.current) + air
    },
  })
  return { scrollThreshold: room(AIR / 2), scrollMargin: room(AIR) }
}

function coveredFoot(frame: HTMLElement | null): number {
  if (!frame) return 0
  const view = window.visualViewport
  const foot = view ? view.offsetTop + view.height : window.innerHeight
  const above = [frame.querySelector('.editor-toolbar')].filter(
    (bar) => bar && getComputedStyle(bar).position === 'fixed',
  )
  // Where only the text is shown, the form's bar lies behind it.
  if (!frame.hasAttribute('data-focus')) above.push(document.querySelector(FOOT_BAR))
  const tops = above.flatMap((bar) => (bar ? [bar.getBoundingClientRect().top] : []))
  return Math.max(0, foot - Math.min(foot, ...tops))
}
