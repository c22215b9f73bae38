/** The attribute by which a picture stands in what was pasted that could not come along; it says the name of its file. */
export const AWAITED = 'data-awaited'

/** Letters of a `data:` address: what is shorter is a spacer or a dot. */
const SHORTEST_DATA = 200

/**
 * Marks the pictures of what was pasted that cannot come along: files of somebody's computer, and those that stand in the text
 * itself. What only counts readers goes.
 */
export function markForeignPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    const isDot = ['width', 'height'].some((side) => /^[01](?:px)?$/.test(picture.getAttribute(side) ?? ''))
    const isData = /^data:image\//i.test(src)
    if (isDot || (isData && src.length < SHORTEST_DATA)) picture.remove()
    else if (isData) picture.setAttribute(AWAITED, '')
    else if (!/^(?:https?:\/\/|\/(?!\/))/i.test(src)) {
      picture.setAttribute(AWAITED, fileName(src))
      picture.removeAttribute('src')
    } else picture.setAttribute('src', src.replace(/^http:/i, 'https:'))
  }
}

function fileName(src: string): string {
  const last = src.split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The addresses of other sites' pictures in HTML that was made clean; `origin` is this site's. */
export function foreignAddresses(html: string, origin: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.querySelectorAll(`img:not([${AWAITED}])`)].flatMap((picture) => {
    const src = picture.getAttribute('src') ?? ''
    return src.startsWith('https:') && !src.startsWith(`${origin}/`) ? [src] : []
  })
}

/** The file that a `data:` address holds; null where it cannot be read. */
export function fileOf(data: string, name: string): File | null {
  const [, type = '', coding, text = ''] = /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,(.*)$/s.exec(data) ?? []
  if (!coding) return null
  try {
    const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0))
    return new File([bytes], name || `anh.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
}
