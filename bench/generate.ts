import type { DemoProduct } from '#db/demo/types.ts'

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The figure that a title names, how titles write its unit, and its usual step. */
const SIZES = [
  { attribute: 'capacity_l', unit: ' lít', step: 1 },
  { attribute: 'load_kg', unit: ' kg', step: 0.5 },
  { attribute: 'screen_in', unit: ' inch', step: 1 },
] as const

/** How far a price and a size are moved from the original's, as a share. */
const PRICE_SPREAD = 0.3
const SIZE_SPREAD = 0.15
const MODEL_LETTERS = 'ABCDEFGHKLMNPRSTUVXZ'

/** A product that never was: one of the demo's with another model code, price (VND) and size. */
export type GeneratedProduct = Pick<
  DemoProduct,
  'key' | 'title' | 'des' | 'brand' | 'category' | 'subCategory' | 'model' | 'attributes'
> & {
  price: number
  shop: string
}

/** `count` products made from the originals in turn; the same seed gives the same products. */
export function generateProducts(
  originals: readonly DemoProduct[],
  count: number,
  seed: number,
): GeneratedProduct[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length]
    if (!original) throw new Error('products are generated from at least one original')
    return vary(original, index, random)
  })
}

function vary(original: DemoProduct, index: number, random: () => number): GeneratedProduct {
  const { title, des, brand, category, subCategory, offers } = original
  const model = modelCode(index, random)
  const moved = moveSize(title, original.attributes, random)
  const base = newestPrice(original)
  const price = Math.round((base * around(PRICE_SPREAD, random)) / 10_000) * 10_000
  return {
    key: `generated-${index}`,
    title: moved.title.includes(original.model)
      ? moved.title.replace(original.model, model)
      : `${moved.title} ${model}`,
    des,
    brand,
    category,
    subCategory,
    model,
    attributes: moved.attributes,
    price,
    shop: offers[0]?.shop ?? 'shop.example',
  }
}

/** What one of the shops asked last, in VND. */
export const newestPrice = ({ offers }: Pick<DemoProduct, 'offers'>): number =>
  offers[0]?.observations.at(-1)?.price ?? 1_000_000

const around = (spread: number, random: () => number) => 1 - spread + 2 * spread * random()

function modelCode(index: number, random: () => number): string {
  const letters = [0, 1, 2].map(() => MODEL_LETTERS[Math.floor(random() * MODEL_LETTERS.length)]).join('')
  return `${letters}-${10_000 + index}`
}

function moveSize(title: string, attributes: DemoProduct['attributes'], random: () => number) {
  for (const { attribute, unit, step } of SIZES) {
    const value = attributes[attribute]
    if (typeof value !== 'number' || value < 5 || !title.includes(`${value}${unit}`)) continue
    const size = Math.round((value * around(SIZE_SPREAD, random)) / step) * step
    return {
      title: title.replace(`${value}${unit}`, `${size}${unit}`),
      attributes: { ...attributes, [attribute]: size },
    }
  }
  return { title, attributes }
}
