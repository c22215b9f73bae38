import { parseColour } from '#app/kinds/drawings/colours.ts'
import { illustrationPath } from '#app/kinds/drawings/path.ts'
import type { Measures } from '#app/kinds/drawings/views/measures.ts'
import { statedMeasures, trueScalePath } from '#app/kinds/drawings/views/true-scale.ts'
import { productViews } from '#app/kinds/drawings/views/view.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes } from './attributes.ts'
import { figurePicture } from './figure-picture.ts'

type Pictured = { title: string; image: string | null; kind: string; attributes: Attributes }

/** A product's own picture over https, or else our drawing of it. */
export function productPicture(product: Pictured): { src: string; alt: string; isIllustration: boolean } {
  if (product.image) {
    return { src: product.image.replace(/^http:/, 'https:'), alt: product.title, isIllustration: false }
  }
  return {
    src: drawnPath(product.kind, product.attributes),
    alt: `Ảnh minh họa ${product.title}`,
    isIllustration: true,
  }
}

/** Our drawing of a machine: to scale where its figures say its size, else of its kind. */
const drawnPath = (kind: string, attributes: Attributes): string =>
  trueScalePath(kind, attributes) ?? illustrationPath(kind, attributes)

type Gallery = Pictured & {
  images: readonly { url: string; alt: string }[]
  variants?: readonly { name: string }[]
}
/** `measures`: what its size in a drawing to scale stands on. */
type Picture = { src: string; alt: string; isIllustration: boolean; measures?: string | null }

/** How many pictures a product is shown with at most where our own drawings fill up (ruling 4). */
const galleryLength = 5

/**
 * Every picture of a product: its own first, then our drawings of what is known of it (its kind, its main figures and
 * measures, the room it is used in), five in all unless it has more of its own.
 */
export function productGallery(product: Gallery): Picture[] {
  const own = product.images.map(({ url, alt }) => ({
    src: url.replace(/^http:/, 'https:'),
    alt: alt || product.title,
    isIllustration: false,
  }))
  const first = productPicture(product)
  const real = own.some((image) => image.src === first.src) || first.isIllustration ? own : [...own, first]
  return [
    ...real,
    ...drawnPictures(inColourOnSale(product)).slice(0, Math.max(0, galleryLength - real.length)),
  ]
}

/** A machine whose colour is not stated, in the first that it is sold in; as it is where its versions are none of colour. */
function inColourOnSale({ variants = [], ...product }: Gallery): Pictured {
  const { attributes } = product
  const [first] = variants
  const isTold = attributes['colour'] !== undefined || !variants.every(({ name }) => parseColour(name))
  return first && !isTold ? { ...product, attributes: { ...attributes, colour: first.name } } : product
}

function drawnPictures({ title, kind, attributes }: Pictured): Picture[] {
  const figures = figurePicture(kind, attributes)
  const views = [...(figures ? [figures] : []), ...productViews(kind, attributes)]
  const scaled = trueScalePath(kind, attributes, true)
  return [
    {
      src: scaled ?? illustrationPath(kind, attributes),
      alt: `Ảnh minh họa ${title}`,
      isIllustration: true,
      measures: scaled && saySize(statedMeasures(kind, attributes)),
    },
    ...views.map(({ src, text }) => ({ src, alt: `Ảnh minh họa ${title}: ${text}`, isIllustration: true })),
  ]
}

/** '168,6 × 76,3 × 8,3 mm', height first; of one that states none what its dashes mean. */
function saySize(stated: Measures | null): string {
  if (!stated) return 'Nét đứt: cỡ ước chừng'
  const sides = [stated.height, stated.width, ...(stated.depth === null ? [] : [stated.depth])]
  return `${sides.map((mm) => formatNumber(mm, 1)).join(' × ')} mm`
}

/** A category with the plainest drawing of its kind. */
export function pickerCategory<C extends { kind: string }>({ kind, ...category }: C) {
  return { ...category, picture: illustrationPath(kind, {}) }
}
