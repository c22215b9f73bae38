let opener: Element | null = null

/** Tells who listens to a popover what a browser that knows popovers would tell. */
function tell(popover: Element, type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): void {
  popover.dispatchEvent(Object.assign(new Event(type), { newState }))
}

function open(popover: Element, button: Element): void {
  opener = button
  popover.classList.add('popover-open')
  tell(popover, 'toggle', 'open')
}

function closeAll(): void {
  for (const popover of document.querySelectorAll('.popover-open')) {
    tell(popover, 'beforetoggle', 'closed')
    popover.classList.remove('popover-open')
    tell(popover, 'toggle', 'closed')
    if (opener instanceof HTMLElement) opener.focus()
  }
}

/**
 * Opens and closes what `popovertarget` names where browsers know no popovers (Safari before 17): the class stands for
 * `:popover-open`. A press elsewhere, on a link in it, and Escape close it; the button that opened it has the focus again.
 */
export function replacePopovers(): void {
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('[popovertarget]')
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    const opens = popover !== null && !popover.classList.contains('popover-open')
    if (popover || target.closest('a') || !target.closest('.popover-open')) closeAll()
    if (button && opens && button.getAttribute('popovertargetaction') !== 'hide') open(popover, button)
  })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll())
}
