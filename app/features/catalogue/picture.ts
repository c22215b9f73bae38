import { illustrationPath } from '#app/ui/illustrations/path.ts'
import type { Attributes } from './attributes.ts'

type Pictured = { title: string; image: string | null; kind: string; attributes: Attributes }

/** A product's own picture over https, or else our illustration of its kind. */
export function productPicture(product: Pictured): { src: string; alt: string; isIllustration: boolean } {
  if (product.image) {
    return { src: product.image.replace(/^http:/, 'https:'), alt: product.title, isIllustration: false }
  }
  return {
    src: illustrationPath(product.kind, product.attributes),
    alt: `Ảnh minh họa ${product.title}`,
    isIllustration: true,
  }
}

type Gallery = Pictured & { images: readonly { url: string; alt: string }[] }

/** Every picture of a product: its own first, then our illustration, which stands alone where there is none. */
export function productGallery(product: Gallery): { src: string; alt: string; isIllustration: boolean }[] {
  const own = product.images.map(({ url, alt }) => ({
    src: url.replace(/^http:/, 'https:'),
    alt: alt || product.title,
    isIllustration: false,
  }))
  const first = productPicture(product)
  return own.some((image) => image.src === first.src) ? own : [...own, first]
}

/** A category with the plainest drawing of its kind. */
export function pickerCategory<C extends { kind: string }>({ kind, ...category }: C) {
  return { ...category, picture: illustrationPath(kind, {}) }
}
