import { say } from '#app/vietnamese/say.ts'
import { PASSWORD } from './password-rules.ts'
import type { Role } from './roles.ts'

/** The texts of the specification, word for word (ruling 29 for the length), and those beside them. */
export const TEXT = {
  title: 'Đăng nhập hệ thống',
  subtitle: 'Xem máy bạn đang chờ giảm giá và bỏ những lời nhắc bạn không cần nữa.',
  help: 'Cần trợ giúp? Liên hệ quản trị viên',
  loading: 'Đang tải...',
  signedIn: 'Đăng nhập thành công!',
  signedUp: 'Đăng ký thành công! Vui lòng kiểm tra email để xác nhận tài khoản.',
  get wrong() {
    return say('Email hoặc mật khẩu không đúng', { en: 'Wrong email or password' })
  },
  notConfirmed: 'Vui lòng xác nhận email trước khi đăng nhập',
  signInFailed: 'Đã có lỗi xảy ra khi đăng nhập',
  signUpFailed: 'Đã có lỗi xảy ra khi đăng ký',
  get taken() {
    return say('Email này đã được đăng ký', { en: 'This email is registered already' })
  },
  get mismatch() {
    return say('Mật khẩu xác nhận không khớp', { en: 'The passwords do not match' })
  },
  get tooShort() {
    return say(`Mật khẩu phải có ít nhất ${PASSWORD.least} ký tự`, {
      en: `A password has at least ${PASSWORD.least} characters`,
    })
  },
  get tooLong() {
    return say(`Mật khẩu không quá ${PASSWORD.most} ký tự`, {
      en: `A password has at most ${PASSWORD.most} characters`,
    })
  },
  get common() {
    return say('Mật khẩu này quá phổ biến, nhiều người đang dùng. Bạn chọn mật khẩu khác nhé.', {
      en: 'This password is too common; many people use it. Choose another.',
    })
  },
  get noEmail() {
    return say('Bạn nhập email nhé.', { en: 'Enter an email.' })
  },
  get badEmail() {
    return say('Email chưa đúng, ví dụ: ten@gmail.com.', {
      en: 'The email is not right, such as: ten@gmail.com.',
    })
  },
  get noPassword() {
    return say('Bạn nhập mật khẩu nhé.', { en: 'Enter a password.' })
  },
  get noCode() {
    return say('Bạn nhập mã nhé.', { en: 'Enter the code.' })
  },
  get wrongCode() {
    return say('Mã không đúng hoặc đã dùng rồi. Bạn chờ mã mới trong ứng dụng rồi thử lại.', {
      en: 'The code is wrong or was used before. Wait for a new one in the app, then try again.',
    })
  },
  get wrongRecoveryCode() {
    return say('Mã khôi phục không đúng hoặc đã dùng rồi.', {
      en: 'The recovery code is wrong or was used before.',
    })
  },
  get challengeOver() {
    return say('Bước xác thực đã hết hạn. Bạn đăng nhập lại nhé.', {
      en: 'This step has expired. Sign in again.',
    })
  },
  resetAsked:
    'Nếu email này có tài khoản, chúng tôi vừa gửi liên kết đặt lại mật khẩu. Bạn xem cả hộp thư rác nhé.',
  confirmAsked:
    'Nếu email này đang chờ xác nhận, chúng tôi vừa gửi lại liên kết. Bạn xem cả hộp thư rác nhé.',
  get linkOver() {
    return say('Liên kết không đúng hoặc đã hết hạn.', { en: 'The link is wrong or has expired.' })
  },
  invitationOver: 'Lời mời này đã được nhận, đã hết hạn hoặc đã được rút lại. Bạn nhờ người mời gửi lại nhé.',
  get wrongPassword() {
    return say('Mật khẩu hiện tại không đúng.', { en: 'The current password is wrong.' })
  },
  get deniedTitle() {
    return say('Không có quyền truy cập', { en: 'No access' })
  },
  /** @param role of whoever was refused; null for none */
  deniedText: (role: Role | null): string =>
    role === 'editor'
      ? say(
          'Trang này dành cho quản trị viên; tài khoản của bạn là biên tập viên. Bạn nhờ quản trị viên nhé.',
          {
            en: 'This page is for admins, and your account is an editor’s. Ask an admin.',
          },
        )
      : say('Bạn cần quyền admin hoặc editor để truy cập trang này.', {
          en: 'You need the role admin or editor to open this page.',
        }),
} as const
