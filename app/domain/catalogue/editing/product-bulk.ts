import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'

const idOf = (missing: () => string) =>
  z.coerce.number({ error: missing }).int().min(1, { error: missing }).max(2_147_483_647)

/** What may be done with several products at once, and undone. */
export const productAction = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.enum(['hide', 'show', 'trash', 'restore']) }),
    z.object({
      intent: z.literal('move'),
      to: idOf(() => say('Bạn chọn loại sản phẩm nhé.', { en: 'Choose a product type.' })),
    }),
    z.object({
      intent: z.literal('brand'),
      brand: idOf(() => say('Bạn chọn thương hiệu nhé.', { en: 'Choose a brand.' })),
    }),
  ],
  { error: () => say('Bạn chọn việc cần làm nhé.', { en: 'Choose what to do.' }) },
)
export type ProductAction = z.infer<typeof productAction>

/** What such an action may change of a product. */
export type ProductStanding = {
  title: string
  category_id: number
  brand_id: number | null
  is_hidden: boolean
  is_trashed: boolean
}

/** Why products are left as they are, by the words that are kept where nobody's language is known. */
export const PRODUCT_REASONS = {
  'not in the trash': 'không ở trong thùng rác',
  'in the trash': 'đang ở trong thùng rác',
  'hidden already': 'đang ẩn rồi',
  'on the site already': 'đang hiện rồi',
  'of that type already': 'đã thuộc loại đó',
  'of that brand already': 'đã là thương hiệu đó',
} as const

/** Why a product is left as it is; null where it is not. */
export function reasonToLeave(
  row: ProductStanding,
  wanted: ProductAction,
): keyof typeof PRODUCT_REASONS | null {
  if (wanted.intent === 'restore') return row.is_trashed ? null : 'not in the trash'
  if (row.is_trashed) return 'in the trash'
  if (wanted.intent === 'hide' && row.is_hidden) return 'hidden already'
  if (wanted.intent === 'show' && !row.is_hidden) return 'on the site already'
  if (wanted.intent === 'move' && row.category_id === wanted.to) return 'of that type already'
  if (wanted.intent === 'brand' && row.brand_id === wanted.brand) return 'of that brand already'
  return null
}

/** What an action makes of a product that it is not to leave. */
export function standingAfter(row: ProductStanding, wanted: ProductAction): ProductStanding {
  switch (wanted.intent) {
    case 'hide':
    case 'show':
      return { ...row, is_hidden: wanted.intent === 'hide' }
    case 'trash':
    case 'restore':
      return { ...row, is_trashed: wanted.intent === 'trash' }
    case 'move':
      return { ...row, category_id: wanted.to }
    case 'brand':
      return { ...row, brand_id: wanted.brand }
  }
}

/** What is done, as buttons and lists call it. */
export const PRODUCT_ACTIONS: Readonly<Record<ProductAction['intent'], string>> = {
  get hide() {
    return say('Ẩn khỏi trang', { en: 'Hide from the site' })
  },
  get show() {
    return say('Hiện trên trang', { en: 'Show on the site' })
  },
  get move() {
    return say('Đổi loại sản phẩm', { en: 'Change product type' })
  },
  get brand() {
    return say('Đổi thương hiệu', { en: 'Change brand' })
  },
  get trash() {
    return say('Chuyển vào thùng rác', { en: 'Move to trash' })
  },
  get restore() {
    return say('Khôi phục', { en: 'Restore' })
  },
}

/** What was done, as a toast says it; 'erase' is no such action, but is told of like them. */
export const PRODUCTS_DONE: Readonly<Record<ProductAction['intent'] | 'erase', string>> = {
  get trash() {
    return say('Đã chuyển vào thùng rác', { en: 'Moved to the trash' })
  },
  get restore() {
    return say('Đã khôi phục', { en: 'Restored' })
  },
  get erase() {
    return say('Đã xóa hẳn', { en: 'Deleted forever' })
  },
  get hide() {
    return say('Đã ẩn khỏi trang', { en: 'Hidden from the site' })
  },
  get show() {
    return say('Đã hiện trên trang', { en: 'Shown on the site' })
  },
  get brand() {
    return say('Đã đổi thương hiệu', { en: 'Brand changed' })
  },
  get move() {
    return say('Đã đổi loại sản phẩm', { en: 'Product type changed' })
  },
}
