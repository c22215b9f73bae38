import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSay } from '#app/ui/language.tsx'

/** What is done seldom, behind a button of three dots: links and buttons, opened without a script, closed by a choice, by Escape or by a press elsewhere. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const say = useSay()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current?.open && !(target instanceof Node && menu.current.contains(target)))
        menu.current.open = false
    }
    /** What was pressed gives the focus back to the dots, where it is found once the menu is closed. */
    const onChoose = ({ target }: MouseEvent) => {
      const open = menu.current?.open ? menu.current : null
      if (!(target instanceof Element) || !open?.contains(target) || !target.closest('a, button')) return
      open.querySelector('summary')?.focus()
      open.open = false
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', onPress)
    addEventListener('click', onChoose, { capture: true })
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('click', onChoose, { capture: true })
      removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return (
    <details ref={menu} className="seldom">
      <summary>
        <Ellipsis aria-hidden="true" className="size-5" />
        <span className="sr-only">{say({ vi: 'Việc khác', en: 'More actions' })}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
