import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import { preload } from 'react-dom'

/** What of a page that is being made is there already. */
export type PartsOfPage = {
  /** What to write in a part's place where it is kept, else around it. */
  place(
    part: object,
    says: object,
  ): { here: string; pictures: readonly FirstPicture[] } | { before: string; after: string }
}

/** A picture of a kept part that the head asks for before all others. */
export type FirstPicture = { src: string; srcSet: string | undefined; sizes: string | undefined }

/** Set on the server alone, where a page is made in one piece. */
export const KeptParts = /* @__PURE__ */ createContext<PartsOfPage | null>(null)

/**
 * A part that looks the same whenever its props say the same: the server draws it once for all pages that show it. Its props are
 * data, and it goes by nothing but them and `useMore`: not by a loader's data, the clock or the address. It has no `useId`, and
 * a picture in it is asked for when it is near (`loading="lazy"`) or first of all (`fetchPriority="high"`). In the browser it is the
 * part itself.
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
    if ('here' in place) {
      for (const { src, srcSet, sizes } of place.pictures)
        preload(src, {
          as: 'image',
          fetchPriority: 'high',
          ...(srcSet && { imageSrcSet: srcSet }),
          ...(sizes && { imageSizes: sizes }),
        })
      return place.here
    }
    return (
      <>
        {place.before}
        <Part {...props} />
        {place.after}
      </>
    )
  }
}
