import { formatDateTime } from '#app/vietnamese/dates.ts'
import { ROLE_NAMES, ROLE_WORDS } from './roles.ts'
import type { Role } from './roles.ts'

/** What the account feature asks to be sent; the composition hands it to the mailer. */
export type AccountMail = {
  to: string
  subject: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  after?: readonly string[]
}

type Person = { name: string; email: string }

const greeting = ({ name }: Person) => `Chào ${name},`
const NOT_ME = 'Nếu không phải bạn làm việc này, bạn chỉ cần bỏ qua thư này.'

/** Asks for a click that shows the address is read by whoever signed up (or wants to use it from now on). */
export function confirmMail(person: Person, url: string): AccountMail {
  return {
    to: person.email,
    subject: 'Xác nhận email của bạn trên {site}',
    paragraphs: [greeting(person), 'Bạn bấm nút dưới đây để xác nhận email này là của bạn.'],
    action: { label: 'Xác nhận email', url },
    after: ['Liên kết dùng được trong 24 giờ.', NOT_ME],
  }
}

/** The way to a new password. */
export function resetMail(person: Person, url: string): AccountMail {
  return {
    to: person.email,
    subject: 'Đặt lại mật khẩu {site}',
    paragraphs: [greeting(person), 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.'],
    action: { label: 'Đặt mật khẩu mới', url },
    after: ['Liên kết dùng được một lần, trong 1 giờ.', `${NOT_ME} Mật khẩu của bạn vẫn như cũ.`],
  }
}

/** What happened to an account that its owner must hear of, whoever did it. */
export const NOTICES = {
  passwordChanged: 'Mật khẩu tài khoản của bạn vừa được đổi. Các thiết bị khác đã được đăng xuất.',
  secondFactorOn: 'Xác thực hai lớp vừa được bật cho tài khoản của bạn.',
  secondFactorOff: 'Xác thực hai lớp vừa được tắt cho tài khoản của bạn.',
  keyMade: 'Một khóa API mới vừa được tạo cho tài khoản của bạn.',
  deleted: 'Tài khoản của bạn và dữ liệu đi kèm đã được xóa theo yêu cầu của bạn.',
} as const

/** Tells somebody what happened to the account. */
export function noticeMail(person: Person, notice: keyof typeof NOTICES, siteUrl: string): AccountMail {
  return {
    to: person.email,
    subject: 'Thông báo về tài khoản {site} của bạn',
    paragraphs: [greeting(person), NOTICES[notice]],
    ...(notice === 'deleted'
      ? {}
      : {
          after: [
            'Nếu đúng là bạn làm, bạn không cần làm gì thêm.',
            `Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại ${siteUrl}/auth/quen-mat-khau.`,
          ],
        }),
  }
}

/** Who is asked to work on the site, as what, by whom and until when (ISO 8601). */
export type Invited = { email: string; invitedBy: string; role: Role; expiresAt: string }

/** Asks somebody to work on the site; the link makes the account of this address, or gives the one it has the role. */
export function invitationMail({ email, invitedBy, role, expiresAt }: Invited, url: string): AccountMail {
  return {
    to: email,
    subject: `${invitedBy} mời bạn cùng làm {site}`,
    paragraphs: [
      'Chào bạn,',
      `${invitedBy} mời bạn vào trang quản trị {site} với quyền ${ROLE_NAMES[role]}: ${ROLE_WORDS[role]}.`,
      'Bạn bấm nút dưới đây, đặt tên và mật khẩu là vào được ngay. Nếu email này đã có tài khoản, bạn chỉ cần đăng nhập.',
    ],
    action: { label: 'Nhận lời mời', url },
    after: [
      `Liên kết dùng được một lần, đến ${formatDateTime(expiresAt)} (giờ Việt Nam). Bạn đừng chuyển thư này cho ai khác.`,
      'Nếu bạn không chờ lời mời này, bạn chỉ cần bỏ qua thư.',
    ],
  }
}

/** Tells the old address that the account has another one from now on. */
export function movedMail(person: Person, newEmail: string): AccountMail {
  return {
    to: person.email,
    subject: 'Email tài khoản {site} của bạn sắp đổi',
    paragraphs: [
      greeting(person),
      `Tài khoản của bạn vừa được yêu cầu đổi sang email ${newEmail}. Việc đổi chỉ xong khi email mới được xác nhận.`,
    ],
    after: ['Nếu không phải bạn, hãy đổi mật khẩu ngay trong trang Tài khoản.'],
  }
}
