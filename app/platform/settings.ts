/** Who runs the site, until an administrator says otherwise. Contact fields that are not set are not shown. */
export const SITE = {
  name: 'Chọn Máy',
  description:
    'Hỏi cố vấn AI, so sánh thông số và giá của tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop và đồ gia dụng.',
} as const

/**
 * A text with the site's name where it stands: written before it was known, as legal texts, mails and descriptions of pages are, it has
 * '{site}' there.
 */
export const inName = (text: string, name: string): string => text.replaceAll('{site}', name)

/** What the specification has every page say of its site: the demo says it by itself, a site of somebody's own where its owner does. */
export const SPECIFIED = {
  hotlineLabel: 'Tư vấn điện máy 24/7',
  madeBy: 'Website này được xây dựng hoàn toàn bằng AI.',
  technicians: 'Đội ngũ Thợ Điện Máy lắp đặt và sửa chữa tại nhà: Sắp ra mắt.',
} as const

/** How often a visitor may ask the advisor, counted over all servers, until an administrator says otherwise. */
export const ASK_LIMITS = { fiveMinutes: 20, day: 200 } as const

/** Mails of the newsletter a minute, until an administrator says otherwise: what a small mail server lets through. */
export const NEWSLETTER_PER_MINUTE = 120
