/**
 * Who runs the site. Fields that are null are not shown: an address or a number that nobody answers is worse than none.
 */
export const SITE = {
  name: 'Chọn Máy',
  description:
    'Hỏi cố vấn AI, so sánh thông số và giá của tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop và đồ gia dụng.',
  contact: { company: null, address: null, hotline: null, email: null },
} as const
