/**
 * Who runs the site. Fields that are null are not shown: an address or a number that nobody answers is worse than none.
 */
export const SITE = {
  name: 'Chọn Máy',
  description:
    'Hỏi cố vấn AI, so sánh thông số và giá của tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop và đồ gia dụng.',
  contact: { company: null, address: null, hotline: null, email: null },
} as const

/** How often a visitor may ask the advisor: `hits` within `seconds`, counted over all servers. */
export const ASK_LIMITS = [
  { name: '5m', hits: 20, seconds: 5 * 60 },
  { name: 'day', hits: 200, seconds: 24 * 60 * 60 },
] as const
