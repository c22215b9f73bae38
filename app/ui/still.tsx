import { useCallback } from 'react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { kept } from './kept.tsx'
import { onDemand } from './later.tsx'

/** What a still part is made of: `data` comes with a navigation, and not with a document, whose HTML says it. */
export type Shown<Data extends object> = { data?: Data }

/** @param inDocument the HTML that is made now shows it */
export function shown<Data extends object>(inDocument: boolean, data: Data): Shown<Data> {
  // What is not enumerable is there for whoever draws the page, and is not sent to the browser.
  return inDocument ? Object.defineProperty<Shown<Data>>({}, 'data', { value: data }) : { data }
}

/**
 * A part of a page that needs no script: links, pictures, texts, `<details>`. In the document it stays the HTML that it is; neither its
 * code nor its data is loaded. Only a page that is reached from another one draws it.
 * @param name its own on the page
 */
export function still<Data extends object>(
  name: string,
  load: () => Promise<ComponentType<Data>>,
): ComponentType<{ of: Shown<Data> }> {
  const Part = onDemand(load)
  const Drawn = kept(Part as ComponentType<Data>)
  return function Still({ of: { data } }: { of: Shown<Data> }) {
    const follow = useFollow()
    if (data)
      return (
        <div key="drawn" className="contents" data-still={name}>
          <Drawn {...data} />
        </div>
      )
    return (
      <div
        key="still"
        className="contents"
        data-still={name}
        ref={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: htmlOf(name) }}
      />
    )
  }
}

/** HTML that the document came with. It is read, not left to itself, for the page to be whole even where React draws it anew. */
const read = new Map<string, string>()

function htmlOf(name: string): string {
  const known = read.get(name) ?? document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? ''
  read.set(name, known)
  return known
}

/** Hears presses on a part's links, and leads on within the site as a `Link` does: the router marks its links. */
function useFollow() {
  const navigate = useNavigate()
  return useCallback(
    (part: HTMLElement | null) => {
      const onClick = (event: MouseEvent) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]')
        const isPlain =
          event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
        if (!link || !isPlain || event.defaultPrevented) return
        event.preventDefault()
        void navigate(link.pathname + link.search + link.hash)
      }
      part?.addEventListener('click', onClick)
      return () => part?.removeEventListener('click', onClick)
    },
    [navigate],
  )
}
