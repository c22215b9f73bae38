/** Behind the name of a view to scale: at the same scale, without what stands beside the machine, at the start of its sheet. */
export const APART = 'rieng'

/** The address of the same drawing to scale without what stands beside it: for a second machine beside the first, which has that. */
export const apartFrom = (address: string): string => address.replace(/--(tyle|uoc)-/, `--$1${APART}-`)
