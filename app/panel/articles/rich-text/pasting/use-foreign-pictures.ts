import { useState } from 'react'
import { showToast } from '#app/ui/toast-store.ts'
import { cleanPasted } from './clean-pasted.ts'
import { AWAITED, foreignAddresses } from './foreign-pictures.ts'
import { lossWords } from './lost-in-paste.ts'

/**
 * What was pasted lately brought pictures of elsewhere: which addresses, whether they are being asked about, and what else of it did
 * not come along, in words.
 */
type Foreign = { isOpen: boolean; sites: ReadonlySet<string>; lost: string }

/** Cleans what is pasted, asks about its pictures that did not come along, and tells of all else that did not, once the text stands. */
export function useForeignPictures() {
  const [{ isOpen, sites, lost }, set] = useState<Foreign>({ isOpen: false, sites: new Set(), lost: '' })
  const [clean] = useState(() => (html: string) => {
    const { html: cleaned, lost: losses } = cleanPasted(html, location.href)
    // What is moved within the editor was asked about when it came.
    if (html.includes('data-pm-slice')) return cleaned
    const addresses = foreignAddresses(cleaned, location.origin)
    const lost = lossWords(losses)
    if (addresses.length > 0 || cleaned.includes(AWAITED))
      setTimeout(() => set({ isOpen: true, sites: new Set(addresses), lost }))
    else if (lost) showToast({ title: lost })
    return cleaned
  })
  return {
    clean,
    isOpen,
    sites,
    lost,
    open: () => set({ isOpen: true, sites, lost: '' }),
    close: () => set({ isOpen: false, sites: new Set(), lost: '' }),
    keep: (src: string) => set({ isOpen, sites: new Set([...sites].filter((each) => each !== src)), lost }),
  }
}
