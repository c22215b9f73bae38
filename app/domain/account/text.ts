import { PASSWORD } from './password-rules.ts'

/** The texts of the specification, word for word (ruling 29 for the length), and those beside them. */
export const TEXT = {
  title: 'Đăng nhập hệ thống',
  subtitle: 'Trang quản trị nội dung Chọn Máy',
  help: 'Cần trợ giúp? Liên hệ quản trị viên',
  loading: 'Đang tải...',
  signedIn: 'Đăng nhập thành công!',
  signedUp: 'Đăng ký thành công! Vui lòng kiểm tra email để xác nhận tài khoản.',
  wrong: 'Email hoặc mật khẩu không đúng',
  notConfirmed: 'Vui lòng xác nhận email trước khi đăng nhập',
  signInFailed: 'Đã có lỗi xảy ra khi đăng nhập',
  signUpFailed: 'Đã có lỗi xảy ra khi đăng ký',
  taken: 'Email này đã được đăng ký',
  mismatch: 'Mật khẩu xác nhận không khớp',
  tooShort: `Mật khẩu phải có ít nhất ${PASSWORD.least} ký tự`,
  tooLong: `Mật khẩu không quá ${PASSWORD.most} ký tự`,
  common: 'Mật khẩu này quá phổ biến, nhiều người đang dùng. Bạn chọn mật khẩu khác nhé.',
  noEmail: 'Bạn nhập email nhé.',
  badEmail: 'Email chưa đúng, ví dụ: ten@gmail.com.',
  noPassword: 'Bạn nhập mật khẩu nhé.',
  noCode: 'Bạn nhập mã nhé.',
  wrongCode: 'Mã không đúng hoặc đã dùng rồi. Bạn chờ mã mới trong ứng dụng rồi thử lại.',
  wrongRecoveryCode: 'Mã khôi phục không đúng hoặc đã dùng rồi.',
  challengeOver: 'Bước xác thực đã hết hạn. Bạn đăng nhập lại nhé.',
  resetAsked:
    'Nếu email này có tài khoản, chúng tôi vừa gửi liên kết đặt lại mật khẩu. Bạn xem cả hộp thư rác nhé.',
  confirmAsked:
    'Nếu email này đang chờ xác nhận, chúng tôi vừa gửi lại liên kết. Bạn xem cả hộp thư rác nhé.',
  linkOver: 'Liên kết không đúng hoặc đã hết hạn.',
  invitationOver: 'Lời mời này đã được nhận, đã hết hạn hoặc đã được rút lại. Bạn nhờ người mời gửi lại nhé.',
  wrongPassword: 'Mật khẩu hiện tại không đúng.',
  deniedTitle: 'Không có quyền truy cập',
  deniedText: 'Bạn cần quyền admin hoặc editor để truy cập trang này.',
} as const
