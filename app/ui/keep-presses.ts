/**
 * Keeps what a visitor does with a control before the control has come to life, and does it again when it has: a button that
 * is pressed, a box that is ticked, a choice that is made, a text that is typed; a text also that is typed just while React takes
 * its field over, which React then holds for what stood there before. Links lead where they lead at once, unless
 * they say `data-press="keep"`. A control that does not come to life in 10 s, or whose code cannot be had, does what it does
 * without scripts.
 *
 * Runs in the head, as text: it may use nothing from outside itself.
 */
export function keepPresses() {
  /**
   * What was pressed, or changed into which state; `wasAlive`: React may have heard of the change; `child`: which of the buttons
   * was meant that will stand in the element.
   */
  type Kept = {
    element: Control
    state?: string | boolean | undefined
    wasAlive?: boolean
    child?: number | undefined
  }
  type Control = HTMLElement & { disabled?: boolean }
  /** In looks of 50 ms: how long an element may stay asleep, and how long it may be disabled once awake. */
  const buttons = 'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button'
  const longest = 200
  const patience = 20
  let kept: Kept[] = []
  let tries = 0
  let timer = 0
  /** React's mark on an element that it has taken over: its properties as React knows them. */
  const propsOf = (element: Element) => {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactProps'))
    return mark && (element as never as Record<string, Record<string, unknown>>)[mark]
  }
  const isAlive = (element?: Element) => element !== undefined && propsOf(element) !== undefined
  const controlOf = ({ element, child }: Kept) =>
    child === undefined ? element : (element.children[child] as Control | undefined)
  const nameOf = (state: string | boolean) => (typeof state === 'string' ? 'value' : 'checked')
  /** Whether React knows of another state than this one, which stands there: it would have put its own in its place. */
  const isUnheard = (element: Element, state: string | boolean) => {
    const known = (propsOf(element) || {})[nameOf(state)]
    const stands = (element as never as Record<string, unknown>)[nameOf(state)] === state
    return known !== undefined && known !== state && stands
  }
  const again = () => {
    timer = 0
    tries += 1
    const next = kept[0]
    if (!next) return
    if (!next.element.isConnected) kept.shift()
    else if (isReady(next)) repeat(kept.shift() as Kept)
    else if (tries > longest) giveUp()
    if (kept.length > 0) timer = window.setTimeout(again, 50)
  }
  const isReady = (one: Kept) => {
    const control = controlOf(one)
    return control && isAlive(control) && (!control.disabled || tries > patience)
  }
  const repeat = (one: Kept) => {
    const { element, state, wasAlive } = one
    tries = 0
    if (state === undefined) return controlOf(one)?.click()
    if (wasAlive && !isUnheard(element, state)) return
    const name = nameOf(state)
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name)
    // React finishes with an element before it hands it an event; this one means nothing to anybody.
    element.dispatchEvent(new Event('touchcancel', { bubbles: true }))
    // React only hears of what differs from what it knows: it is told of another state first, then not told of this one.
    Object.assign(element, { [name]: typeof state === 'string' ? `${state} ` : !state })
    own?.set?.call(element, state)
    const type = element.matches('select') ? 'change' : name === 'value' ? 'input' : 'click'
    element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const giveUp = () => {
    const asleep = kept.map(({ element }) => element).filter((element) => !isAlive(element))
    kept = []
    for (const button of asleep) {
      if (button instanceof HTMLButtonElement && button.type === 'submit') button.form?.requestSubmit(button)
      else if (button instanceof HTMLAnchorElement) location.assign(button.href)
    }
  }
  const keep = (element: Control, state?: string | boolean, wasAlive = false, child?: number) => {
    if (kept.length === 0) tries = 0
    const before = kept.find((each) => each.element === element)
    kept = kept.filter((each) => each !== before)
    // A field that was changed before it came to life, too, is told of in any case.
    kept.push({ element, state, child, wasAlive: wasAlive && before?.wasAlive !== false })
    timer ||= window.setTimeout(again, 50)
  }
  /** Does at once what was kept of controls that have come to life, in its order: what follows goes by it. */
  const catchUp = () => {
    const isDue = (one: Kept) => one.element.isConnected && isAlive(controlOf(one))
    const due = kept.filter(isDue)
    kept = kept.filter((each) => !due.includes(each))
    for (const each of due) repeat(each)
  }
  for (const type of ['click', 'keydown', 'submit'])
    addEventListener(type, ({ isTrusted }) => isTrusted && catchUp(), true)
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      // Heart above scales, drawn where they will stand.
      const place = target.closest<Control>('.product-row-actions:empty')
      const control = place ?? target.closest<Control>(`${buttons}, [data-press=keep]`)
      if (!control || (!place && isAlive(control)) || !event.isTrusted) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { top, height } = control.getBoundingClientRect()
      keep(control, undefined, false, place ? Number(event.clientY > top + height / 2) : undefined)
    },
    true,
  )
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target, isTrusted }) => {
        const field = target as HTMLInputElement
        if (!isTrusted) return
        keep(field, /checkbox|radio/.test(field.type) ? field.checked : field.value, isAlive(field))
        // Before the next press: a button that waits for the text would be disabled still, and lose it.
        if (isAlive(field)) setTimeout(catchUp)
      },
      true,
    )
  }
  addEventListener('codemissing', giveUp)
}
