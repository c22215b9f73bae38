import { describe, expect, it } from 'vitest'
import { readSettingsForm } from './settings-form.ts'

const TYPED = {
  name: '  Chọn   Máy ',
  company: '',
  address: '12 Lê Lợi, Đà Nẵng',
  hotline: '1900 1234',
  hotlineLabel: '',
  madeBy: ' Làm  bằng tay. ',
  technicians: '',
  email: 'chao@example.vn',
  asksInFiveMinutes: '20',
  asksADay: '1.000',
  dailyTokens: '',
  newsletterPerMinute: '120',
}

describe('readSettingsForm', () => {
  it('tidies what is typed; an empty field is none', () => {
    expect(readSettingsForm({ ...TYPED, requireSecondFactor: 'on' })).toEqual({
      name: 'Chọn Máy',
      company: null,
      address: '12 Lê Lợi, Đà Nẵng',
      hotline: '1900 1234',
      hotlineLabel: null,
      madeBy: 'Làm bằng tay.',
      technicians: null,
      email: 'chao@example.vn',
      showBrandMenu: false,
      asksInFiveMinutes: 20,
      asksADay: 1000,
      dailyTokens: null,
      newsletterPerMinute: 120,
      requireSecondFactor: true,
    })
  })

  it.each([
    ['name', ' '],
    ['hotline', 'gọi tôi'],
    ['email', 'a@'],
    ['asksADay', '0'],
    ['asksInFiveMinutes', 'hai mươi'],
    ['dailyTokens', '-1'],
  ])('refuses %s of %j', (field, value) => {
    expect(() => readSettingsForm({ ...TYPED, [field]: value })).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: [field] })] }),
    )
  })
})
