import { TEXT } from './text.ts'

/** What a person is told about a failure, by its code; null for a code that says nothing to a person. */
export function sayFailure(code: string): string | null {
  return MESSAGES[code] ?? null
}

const MESSAGES: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: TEXT.wrong,
  INVALID_EMAIL: TEXT.badEmail,
  EMAIL_NOT_VERIFIED: TEXT.notConfirmed,
  USER_ALREADY_EXISTS: TEXT.taken,
  COMMON_PASSWORD: TEXT.common,
  PASSWORD_TOO_SHORT: TEXT.tooShort,
  PASSWORD_TOO_LONG: TEXT.tooLong,
  INVALID_PASSWORD: TEXT.wrongPassword,
  INVALID_TOKEN: TEXT.linkOver,
  TOKEN_EXPIRED: TEXT.linkOver,
  USER_NOT_FOUND: TEXT.linkOver,
  INVALID_USER: TEXT.linkOver,
  INVALID_CODE: TEXT.wrongCode,
  INVALID_BACKUP_CODE: TEXT.wrongRecoveryCode,
  INVALID_TWO_FACTOR_COOKIE: TEXT.challengeOver,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: TEXT.challengeOver,
  SIGN_IN_FIRST: 'Bạn đăng nhập vào tài khoản này trước, rồi mở lại liên kết trong thư nhé.',
  TOTP_ALREADY_ENABLED: 'Xác thực hai lớp đang bật rồi.',
  TOO_MANY_KEYS: 'Bạn có 10 khóa rồi. Thu hồi bớt khóa cũ trước nhé.',
  INVITATION_OVER: TEXT.invitationOver,
  INVITED_ACCOUNT: 'Email này đã có tài khoản. Bạn đăng nhập bằng tài khoản đó rồi nhận lời mời nhé.',
  ACCOUNT_DISABLED: 'Tài khoản này đang bị khóa. Bạn liên hệ quản trị viên nhé.',
  LAST_ADMIN: 'Bạn là quản trị viên cuối cùng. Trao quyền cho người khác trước khi xóa tài khoản.',
}
