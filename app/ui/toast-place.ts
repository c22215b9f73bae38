/** Px kept free around what was pressed. */
const MARGIN = 8
/** What is higher than this in px is no row of buttons but a part of the page. */
const ROW = 160

/**
 * Puts the toasts under the header, or at the foot of the window where they would lie over what was just pressed or the buttons
 * beside it, and there above whatever stays at the foot.
 */
export function placeToasts(region: HTMLElement): void {
  delete region.dataset['place']
  const asked = rowOf(lastPressed())
  if (!asked || !meet(region.getBoundingClientRect(), asked)) return
  region.style.setProperty('--foot', `${footOf(region)}px`)
  region.dataset['place'] = 'foot'
}

/** What has the focus; Safari gives it to no button that is pressed, but such a one is still under the finger. */
function lastPressed(): Element | null {
  const { activeElement } = document
  if (activeElement !== document.body) return activeElement
  return [...document.querySelectorAll(':hover')].at(-1)?.closest('a, button, label') ?? null
}

/** Where a control stands with those beside it. */
function rowOf(control: Element | null): DOMRect | null {
  const row = control?.parentElement?.getBoundingClientRect()
  return row && row.height > 0 && row.height < ROW ? row : (control?.getBoundingClientRect() ?? null)
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom + MARGIN &&
  other.top < one.bottom + MARGIN &&
  one.left < other.right &&
  other.left < one.right

/** How much of the window, in px from its foot, belongs to what stays there while the page passes. */
function footOf(region: HTMLElement): number {
  const { left, width } = region.getBoundingClientRect()
  let at = document.elementFromPoint(left + width / 2, window.innerHeight - 2)
  while (at && !/fixed|sticky/.test(getComputedStyle(at).position)) at = at.parentElement
  return at ? window.innerHeight - at.getBoundingClientRect().top : 0
}
