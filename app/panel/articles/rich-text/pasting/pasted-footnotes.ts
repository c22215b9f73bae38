/** How Word, Google Docs and LibreOffice name the places of a note and of its mark. */
const NOTE_PLACE = /^_?(?:ftn|edn|ftnt|sdfootnote|sdendnote|fn)/i

/** The place on its own page that a link leads to; null for one that leads elsewhere. */
function placeOf(link: Element, page: string): string | null {
  const [address = '', place = ''] = (link.getAttribute('href') ?? '').split('#')
  const isHere = address === '' || /^(?:file|about):/i.test(address) || address === page.split('#')[0]
  return isHere && place !== '' ? place : null
}

/** Whether an element is the place of this name, or stands around it. */
const isPlace = (element: Element, name: string) =>
  element.id === name || element.getAttribute('name') === name

/**
 * Makes the notes of an office program those of an article: there a mark and a paragraph at the end are links to one another. A mark
 * whose note was not copied becomes its words, because it would lead nowhere.
 * @param page the address of the page it is pasted into @returns whether there were such marks
 */
export function footnotesFromLinks(body: HTMLElement, page: string): boolean {
  const links = [...body.querySelectorAll('a[href*="#"]')].flatMap((link) => {
    const place = placeOf(link, page)
    return place ? [{ link, place }] : []
  })
  const marks = links.filter(({ place }) => NOTE_PLACE.test(place))
  let isBroken = false
  for (const { link, place } of marks) {
    if (!body.contains(link)) continue
    const back = marks.find(
      (other) => other.link !== link && isPlace(other.link, place) && isPlace(link, other.place),
    )
    const note = back?.link.closest('p, li')
    // Notes stand behind their marks.
    const isBehind = note && link.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING
    if (back && note && isBehind) putNote(link, back.link, note)
    else {
      link.replaceWith(...link.childNodes)
      isBroken = true
    }
  }
  // What else leads to a place of the same page does not lead to the panel.
  for (const { link, place } of links) if (body.contains(link)) link.setAttribute('href', `#${place}`)
  return isBroken
}

function putNote(mark: Element, back: Element, note: Element): void {
  const sup = mark.ownerDocument.createElement('sup')
  sup.setAttribute('data-footnote', '')
  back.remove()
  sup.append(...note.childNodes)
  const [first] = [sup.firstChild]
  if (first?.nodeType === Node.TEXT_NODE)
    first.textContent = (first.textContent ?? '').replace(/^[\s\u00a0]+/, '')
  const { parentElement } = mark
  const isAlone = parentElement?.localName === 'sup' && parentElement.textContent === mark.textContent
  ;(isAlone ? parentElement : mark).replaceWith(sup)
  let holder: Element | null = note
  while (holder && holder.localName !== 'body' && holder.textContent.trim() === '') {
    const next: Element | null = holder.parentElement
    if (holder.previousElementSibling?.matches('hr')) holder.previousElementSibling.remove()
    holder.remove()
    holder = next
  }
}
