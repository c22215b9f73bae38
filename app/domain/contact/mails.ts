import type { ContactInput } from './schema.ts'

/** What this feature asks to be sent; the composition hands it to the mailer. */
export type ContactMail = {
  to: string
  subject: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  after?: readonly string[]
  replyTo?: string
  unsubscribeUrl?: string
}

/** A visitor's message, to the site's own address; an answer goes to the visitor. */
export function messageMail(to: string, input: Omit<ContactInput, 'website'>, url: string): ContactMail {
  const { name, phone, email, subject, message } = input
  return {
    to,
    replyTo: email,
    subject: `Liên hệ: ${subject}`,
    paragraphs: [`${name} (${email}${phone ? `, ${phone}` : ''}) viết:`, ...message.split(/\n{2,}/)],
    action: { label: 'Mở hộp thư trên trang quản trị', url },
  }
}

/** Asks for the click that makes a subscription real. */
export function confirmMail(to: string, url: string): ContactMail {
  return {
    to,
    subject: 'Xác nhận đăng ký nhận tin của {site}',
    paragraphs: ['Chào bạn,', 'Bạn bấm nút dưới đây để bắt đầu nhận tin của {site}.'],
    action: { label: 'Xác nhận đăng ký', url },
    after: ['Nếu không phải bạn đăng ký, bạn chỉ cần bỏ qua thư này: chúng tôi sẽ không gửi gì thêm.'],
  }
}

/** Says that a subscription holds, and how it ends. */
export function welcomeMail(to: string, { site, end }: { site: string; end: string }): ContactMail {
  return {
    to,
    subject: 'Bạn đã đăng ký nhận tin của {site}',
    unsubscribeUrl: end,
    paragraphs: ['Chào bạn,', 'Từ nay bạn sẽ nhận bài hướng dẫn chọn máy mới qua email này.'],
    action: { label: 'Đọc bài mới nhất', url: `${site}/blog` },
    after: [`Không muốn nhận nữa? Bạn hủy bất cứ lúc nào tại ${end}`],
  }
}
