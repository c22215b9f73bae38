/** How many products a page of the site may hold; the first is the default. */
export const PAGE_SIZES = [12, 24, 48] as const

/** The sort choices of the list page by their value in the URL; the first is the default. */
export const SORTS = {
  'updated_at-desc': 'Mới nhất',
  'updated_at-asc': 'Cũ nhất',
  'title-asc': 'Tên A-Z',
  'title-desc': 'Tên Z-A',
  'price-asc': 'Giá thấp đến cao',
  'price-desc': 'Giá cao đến thấp',
  'discount-desc': 'Giảm giá nhiều',
  'rating-desc': 'Đánh giá cao',
  'energy-asc': 'Ít tốn điện',
  'size-desc': 'Cỡ lớn trước',
  'size-asc': 'Cỡ nhỏ trước',
} as const
export type Sort = keyof typeof SORTS

/** The orders that every list has something to go by for. */
export const ALWAYS_SORTS = [
  'updated_at-desc',
  'updated_at-asc',
  'title-asc',
  'title-desc',
  'price-asc',
  'price-desc',
] as const satisfies readonly Sort[]

/** The stars a list can be narrowed to: that many or more. */
export const RATINGS = [4, 3] as const
