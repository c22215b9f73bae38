import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password.server.ts'

/** From the top of every list of leaked passwords, those of at least 8 characters. */
const LEAKED = `
password 12345678 123456789 1234567890 baseball football jennifer superman trustno1 11111111 michelle sunshine starwars computer
corvette princess maverick samantha steelers whatever iloveyou 1qaz2wsx qwertyui qwertyuiop asdfghjkl zxcvbnm1 password1
password123 passw0rd p@ssw0rd welcome1 abcd1234 1q2w3e4r 123123123 87654321 00000000 88888888 66666666 12341234 qwer1234
1234qwer q1w2e3r4 asdfasdf qazwsxedc letmein1 monkey123 dragon12 liverpool chelsea1 ronaldo7 minecraft pokemon1 charlie1
iloveyou1 sunshine1 football1 princess1 babygirl butterfly superman1 nicholas elizabeth christopher 147258369 987654321
qweasdzxc 123qweasd qwe123456 abc12345 aa123456 admin123 administrator changeme matkhau1 matkhau123 anhyeuem emyeuanh
anhyeuem1 vietnam1 vietnam123 hanoi123 saigon123 yeuemnhieu nguyenvan khongbiet 19951995 20002000 01011990 Password PASSWORD1
`
  .trim()
  .split(/\s+/)

describe('isCommonPassword', () => {
  it.each(LEAKED)('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'mật khẩu của tôi dài',
    'correct horse battery staple',
    'Tủ lạnh 4 cánh',
    'Xk29!fpQ',
    'meo-tam-the-2031',
    'password-manager-made-this',
    'Matkhau@2026!',
  ])('lets %s through', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('refuses the name in the address, with figures after it or not', () => {
    expect(isCommonPassword('nguyenan.hcm', 'nguyenan.hcm@example.vn')).toBe(true)
    expect(isCommonPassword('Nguyenan.hcm1', 'nguyenan.hcm@example.vn')).toBe(true)
    expect(isCommonPassword('nguyenan.hcm và con mèo', 'nguyenan.hcm@example.vn')).toBe(false)
  })
})
