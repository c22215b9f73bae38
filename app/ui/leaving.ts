/** After this long, in ms, a page that was being left and is still here counts as staying: what was asked for was a file. */
const LEAVES_WITHIN_MS = 15_000

let leftAt = Number.NEGATIVE_INFINITY

/** True from when another document has been asked for in this one's place, which may be long before it comes. */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVES_WITHIN_MS

/**
 * Resolves at once on a page that stays, and while it is being left only if it stays after all. Firefox and Safari cut the
 * requests of a page as soon as the next is asked for: for these, failing says nothing.
 */
export async function whenStaying(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, 500))
}

/** Begins to watch the page being left; every request that is cut by it waits for the page to stay. */
export function watchLeaving(): void {
  const leave = () => (leftAt = performance.now())
  const stay = () => (leftAt = Number.NEGATIVE_INFINITY)
  const navigation: Navigation | undefined = window.navigation
  if (navigation) {
    navigation.addEventListener('navigate', ({ destination, downloadRequest }) =>
      destination.sameDocument || downloadRequest !== null ? stay() : leave(),
    )
  } else {
    window.addEventListener('beforeunload', leave)
    // iPhones tell of no page that is about to be left: what leads away is pressed, and nobody answers it here.
    window.addEventListener('click', (event) => leadsAway(event) && leave())
    window.addEventListener('submit', (event) => !event.defaultPrevented && leave())
  }
  window.addEventListener('pageshow', stay)
  const fetch = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    try {
      return await fetch(...asked)
    } catch (error) {
      await whenStaying()
      throw error
    }
  }
}

function leadsAway({ target, defaultPrevented }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download])') : null
  if (defaultPrevented || !link || (link.target !== '' && link.target !== '_self')) return false
  return link.href.split('#')[0] !== location.href.split('#')[0] && link.protocol.startsWith('http')
}
