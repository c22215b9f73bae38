import { say } from '#app/vietnamese/say.ts'

/** Why a review is not shown, as the terms of use say what may not be sent (section 'danh-gia'); by the key forms send. */
export const REJECT_REASONS = {
  get advertising() {
    return say('Quảng cáo hoặc chèn liên kết bán hàng', { en: 'Advertising or sales links' })
  },
  get insult() {
    return say('Xúc phạm người khác', { en: 'Insults somebody' })
  },
  get personal() {
    return say('Có thông tin cá nhân của ai đó', { en: 'Holds personal details of somebody' })
  },
  get unrelated() {
    return say('Không nói về sản phẩm này', { en: 'Not about this product' })
  },
  get paid() {
    return say('Nghi được trả tiền để khen hay chê', { en: 'Probably paid for' })
  },
} as const

/** The choice of writing a reason of one's own. */
export const OWN_REASON = 'own'

/** Characters of a reason that is written. */
export const REASON_LENGTH = { least: 5, most: 300 }
