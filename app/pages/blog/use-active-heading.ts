import { useEffect, useState } from 'react'

/** Where on the screen a heading counts as being read: from 80 px below the top to the upper fifth. */
const ZONE = '-80px 0px -80% 0px'

/** The id of the heading that is being read: the last that entered the zone, until another does; null before the first. */
export function useActiveHeading(headings: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (entered) setActive(entered.target.id)
      },
      { rootMargin: ZONE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return active
}
