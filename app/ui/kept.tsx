import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'

/** What of a page that is being made is there already. */
export type PartsOfPage = {
  /** What to write in a part's place where it is kept, else around it. */
  place(part: object, says: object): { here: string } | { before: string; after: string }
}

/** Set on the server alone, where a page is made in one piece. */
export const KeptParts = /* @__PURE__ */ createContext<PartsOfPage | null>(null)

/**
 * A part that looks the same whenever its props say the same: the server draws it once for all pages that show it. Its props are
 * data, and it goes by nothing but them and `useMore`: not by a loader's data, the clock or the address. It asks for no picture
 * before it is near, and has no `useId`. In the browser it is the part itself.
 * @param useMore whatever else it goes by
 */
export function kept<Props extends object>(
  Part: ComponentType<Props>,
  useMore: () => object | null = () => null,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Part
  return function Kept(props: Props) {
    const more = useMore()
    const place = useContext(KeptParts)?.place(Part, more ? { ...props, more } : props)
    if (!place) return <Part {...props} />
    if ('here' in place) return place.here
    return (
      <>
        {place.before}
        <Part {...props} />
        {place.after}
      </>
    )
  }
}
