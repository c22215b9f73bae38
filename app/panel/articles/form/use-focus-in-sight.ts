import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { EditorHandle } from '../rich-text/rich-editor.tsx'

/**
 * Keeps what has the focus in sight, the line that is written or another field, where the page around it changes its height: what was
 * wrong is said above it, or parts of the next screen come one by one. Who scrolls away is left there until the next key.
 */
export function useFocusInSight(
  form: RefObject<HTMLFormElement | null>,
  editor: RefObject<EditorHandle | null>,
): void {
  useEffect(() => {
    let isElsewhere = false
    const leave = () => (isElsewhere = true)
    const comeBack = () => (isElsewhere = false)
    const around = new ResizeObserver(() => {
      const field = document.activeElement
      if (isElsewhere || !(field instanceof HTMLElement) || !form.current?.contains(field)) return
      if (field.isContentEditable) editor.current?.showLine()
      else field.scrollIntoView({ block: 'nearest' })
    })
    around.observe(document.body)
    const passive = { passive: true }
    window.addEventListener('wheel', leave, passive)
    window.addEventListener('touchmove', leave, passive)
    window.addEventListener('keydown', comeBack, passive)
    window.addEventListener('focusin', comeBack, passive)
    return () => {
      around.disconnect()
      window.removeEventListener('wheel', leave)
      window.removeEventListener('touchmove', leave)
      window.removeEventListener('keydown', comeBack)
      window.removeEventListener('focusin', comeBack)
    }
  }, [form, editor])
}
