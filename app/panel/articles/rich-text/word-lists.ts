/** What Word puts before an item where no list is: a dot, a dash, a number or a letter, and space. */
const BULLET = /^[\s\u00a0]*(?:[·•o§▪–-]|[0-9a-z]{1,3}[.)])[\s\u00a0]+/i
const NUMBER = /^[\s\u00a0]*(?:[0-9]{1,3}|[a-z])[.)]/i

type Open = { list: Element; level: number }

/** Makes lists of the paragraphs that Word copies instead of lists. Styles stand in `data-style`. */
export function listsFromWord(body: HTMLElement): void {
  let open: Open[] = []
  let last: Element | null = null
  for (const item of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    if (item.previousElementSibling !== last) open = []
    const level = Number(/level(\d)/.exec(item.dataset['style'] ?? '')?.[1] ?? 1)
    const tag = NUMBER.test(item.textContent) ? 'ol' : 'ul'
    stripBullet(item)
    open = open.filter((each) => each.level <= level)
    let current = open.at(-1)
    if (!current || current.level < level || (current.level === level && current.list.localName !== tag)) {
      if (current?.level === level) open.pop()
      const list = body.ownerDocument.createElement(tag)
      const holder = open.at(-1)?.list.lastElementChild
      if (holder) holder.append(list)
      else item.before(list)
      current = { list, level }
      open.push(current)
    }
    const li = body.ownerDocument.createElement('li')
    li.append(...item.childNodes)
    current.list.append(li)
    item.remove()
    last = open[0]?.list ?? null
  }
}

/** The bullet stands in a span of its own, or in the words themselves. */
function stripBullet(item: HTMLElement): void {
  const ignored = item.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]')
  if (ignored) {
    ignored.remove()
    return
  }
  const first = item.firstChild
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(BULLET, '')
}
