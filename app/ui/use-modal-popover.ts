import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a popover that scripts serve modal while it is open: the focus goes to its first button, and nothing else on the page
 * can be reached. The browser gives the focus back to the button that opened it.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = popover.current
    if (!panel) return
    const hold = (isOpen: boolean) => {
      panel.role = isOpen ? 'dialog' : null
      panel.ariaModal = isOpen ? 'true' : null
      for (const other of beside(panel)) other.inert = isOpen
    }
    const take = () => {
      hold(true)
      panel.querySelector('button')?.focus()
    }
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'open' && take()
    // Before it closes: what is still inert then cannot be given the focus.
    const onBeforeToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && hold(false)
    panel.addEventListener('toggle', onToggle)
    panel.addEventListener('beforetoggle', onBeforeToggle)
    // It may have been opened before this script came.
    if (isOpen(panel)) take()
    return () => {
      panel.removeEventListener('toggle', onToggle)
      panel.removeEventListener('beforetoggle', onBeforeToggle)
      hold(false)
    }
  }, [popover])
}

const isOpen = (popover: HTMLElement) =>
  CSS.supports('selector(:popover-open)')
    ? popover.matches(':popover-open')
    : popover.classList.contains('popover-open')

/** All that stands beside an element or one that holds it. */
function beside(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent || element === document.body) return []
  const others = [...parent.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each !== element && !/^(?:SCRIPT|STYLE)$/.test(each.tagName),
  )
  return [...others, ...beside(parent)]
}
