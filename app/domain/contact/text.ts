/** What the forms of this feature say, as specified. */
export const TEXT = {
  incompleteTitle: 'Thông tin chưa đầy đủ',
  contactIncomplete: 'Vui lòng điền đầy đủ các thông tin bắt buộc.',
  contactSentTitle: 'Gửi tin nhắn thành công!',
  contactSent: 'Chúng tôi sẽ phản hồi bạn trong thời gian sớm nhất.',
  failedTitle: 'Có lỗi xảy ra',
  failed: 'Vui lòng thử lại sau.',
  newsletterIncomplete: 'Vui lòng nhập email và đồng ý với điều khoản.',
  newsletterOffTitle: 'Tính năng tạm thời không khả dụng',
  newsletterOff: 'Tính năng đăng ký email sẽ được cập nhật sớm.',
  newsletterAskedTitle: 'Còn một bước nữa',
  newsletterAsked: 'Bạn mở thư chúng tôi vừa gửi và bấm xác nhận nhé.',
} as const

/** What a subscriber agrees to; kept word for word with the subscription, in the site's name. */
export const NEWSLETTER_CONSENT =
  'Tôi đồng ý nhận tin từ {site} và cho phép xử lý email của tôi theo Chính sách bảo mật.'

/** What brings a subscription back that was just ended: the button, and what is kept as the consent. */
export const COME_BACK_CONSENT = 'Nhận lại tin của {site}'

/** What became of a form: a toast says it, fields show what is wrong with them, and what was typed stays. */
export type FormState = {
  outcome: 'sent' | 'incomplete' | 'failed' | 'off'
  title: string
  text: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}
