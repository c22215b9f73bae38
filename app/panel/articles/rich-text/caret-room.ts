import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
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

/**
 * Keeps the line that is written in sight where the page around it changes its height: after saving, parts of the next screen come one
 * by one. Who scrolls away is left there until the next key.
 */
export function useLineInSight(editor: Editor): void {
  useEffect(() => {
    let isElsewhere = false
    const leave = () => (isElsewhere = true)
    const comeBack = () => (isElsewhere = false)
    const around = new ResizeObserver(() => {
      if (!isElsewhere && !editor.isDestroyed && editor.isFocused) editor.commands.scrollIntoView()
    })
    around.observe(document.body)
    const passive = { passive: true }
    window.addEventListener('wheel', leave, passive)
    window.addEventListener('touchmove', leave, passive)
    window.addEventListener('keydown', comeBack, passive)
    return () => {
      around.disconnect()
      window.removeEventListener('wheel', leave)
      window.removeEventListener('touchmove', leave)
      window.removeEventListener('keydown', comeBack)
    }
  }, [editor])
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
