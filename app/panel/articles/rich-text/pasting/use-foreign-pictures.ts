import { useState } from 'react'
import { cleanPasted } from './clean-pasted.ts'
import { AWAITED, foreignAddresses } from './foreign-pictures.ts'

/** What was pasted lately brought pictures of elsewhere: which addresses, and whether they are being asked about. */
type Foreign = { isOpen: boolean; sites: ReadonlySet<string> }

/** Cleans what is pasted and asks about its pictures that did not come along, once the text stands. */
export function useForeignPictures() {
  const [{ isOpen, sites }, set] = useState<Foreign>({ isOpen: false, sites: new Set() })
  const [clean] = useState(() => (html: string) => {
    const cleaned = cleanPasted(html)
    // What is moved within the editor was asked about when it came.
    if (html.includes('data-pm-slice')) return cleaned
    const addresses = foreignAddresses(cleaned, location.origin)
    if (addresses.length > 0 || cleaned.includes(AWAITED))
      setTimeout(() => set({ isOpen: true, sites: new Set(addresses) }))
    return cleaned
  })
  return {
    clean,
    isOpen,
    sites,
    open: () => set({ isOpen: true, sites }),
    close: () => set({ isOpen: false, sites: new Set() }),
    keep: (src: string) => set({ isOpen, sites: new Set([...sites].filter((each) => each !== src)) }),
  }
}
