import { say } from '#app/vietnamese/say.ts'
import { TEXT } from './text.ts'

/** What a person is told about a failure, by its code; null for a code that says nothing to a person. */
export function sayFailure(code: string): string | null {
  return MESSAGES[code] ?? null
}

const MESSAGES: Record<string, string> = {
  get INVALID_EMAIL_OR_PASSWORD() {
    return TEXT.wrong
  },
  get INVALID_EMAIL() {
    return TEXT.badEmail
  },
  get EMAIL_NOT_VERIFIED() {
    return TEXT.notConfirmed
  },
  get USER_ALREADY_EXISTS() {
    return TEXT.taken
  },
  get COMMON_PASSWORD() {
    return TEXT.common
  },
  get PASSWORD_TOO_SHORT() {
    return TEXT.tooShort
  },
  get PASSWORD_TOO_LONG() {
    return TEXT.tooLong
  },
  get INVALID_PASSWORD() {
    return TEXT.wrongPassword
  },
  get INVALID_TOKEN() {
    return TEXT.linkOver
  },
  get TOKEN_EXPIRED() {
    return TEXT.linkOver
  },
  get USER_NOT_FOUND() {
    return TEXT.linkOver
  },
  get INVALID_USER() {
    return TEXT.linkOver
  },
  get INVALID_CODE() {
    return TEXT.wrongCode
  },
  get INVALID_BACKUP_CODE() {
    return TEXT.wrongRecoveryCode
  },
  get INVALID_TWO_FACTOR_COOKIE() {
    return TEXT.challengeOver
  },
  get TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE() {
    return TEXT.challengeOver
  },
  get SIGN_IN_FIRST() {
    return say('Bạn đăng nhập vào tài khoản này trước, rồi mở lại liên kết trong thư nhé.', {
      en: 'Sign in to this account first, then open the link in the mail again.',
    })
  },
  get TOTP_ALREADY_ENABLED() {
    return say('Xác thực hai lớp đang bật rồi.', { en: 'Two-factor authentication is on already.' })
  },
  get TOO_MANY_KEYS() {
    return say('Bạn có 10 khóa rồi. Thu hồi bớt khóa cũ trước nhé.', {
      en: 'You have 10 keys already. Revoke an old one first.',
    })
  },
  get INVITATION_OVER() {
    return TEXT.invitationOver
  },
  get INVITED_ACCOUNT() {
    return say('Email này đã có tài khoản. Bạn đăng nhập bằng tài khoản đó rồi nhận lời mời nhé.', {
      en: 'This email has an account already. Sign in with it to accept the invitation.',
    })
  },
  get ACCOUNT_DISABLED() {
    return say('Tài khoản này đang bị khóa. Bạn liên hệ quản trị viên nhé.', {
      en: 'This account is locked. Ask an administrator.',
    })
  },
  get LAST_ADMIN() {
    return say('Bạn là quản trị viên cuối cùng. Trao quyền cho người khác trước khi xóa tài khoản.', {
      en: 'You are the last administrator. Give the role to somebody else before you delete your account.',
    })
  },
}
