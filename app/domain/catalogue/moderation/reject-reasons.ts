/** Why a review is not shown, as the terms of use say what may not be sent (section 'danh-gia'); by the key forms send. */
export const REJECT_REASONS = {
  advertising: 'Quảng cáo hoặc chèn liên kết bán hàng',
  insult: 'Xúc phạm người khác',
  personal: 'Có thông tin cá nhân của ai đó',
  unrelated: 'Không nói về sản phẩm này',
  paid: 'Nghi được trả tiền để khen hay chê',
} as const

/** The choice of writing a reason of one's own. */
export const OWN_REASON = 'own'

/** Characters of a reason that is written. */
export const REASON_LENGTH = { least: 5, most: 300 }
