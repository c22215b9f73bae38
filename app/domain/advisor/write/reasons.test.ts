import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { differences } from '../rank/differences.ts'
import { size } from '../sizing/size.ts'
import { understand } from '../understand/understand.ts'
import { reasonFor, sayTradeOff, weighAgainst } from './reasons.ts'

const need = understand('máy nào tốt', { brands: [] }, null)
const reason = (kind: string, attributes: Record<string, string | number | boolean>) =>
  reasonFor({ role: 'best', candidate: aFridge({ kind, attributes }) }, null, need)

describe('reasons', () => {
  it('claim no quality without a figure', () => {
    expect(reason('ac', { inverter: true })).toBe('có inverter')
    expect(reason('washer', { load_type: 'front' })).toBe('cửa trước, lồng ngang')
    expect(reason('washer', { load_type: 'top' })).toBe('cửa trên, lồng đứng')
  })

  it('name the figure where there is one', () => {
    expect(reason('ac', { inverter: true, cspf: 5.5 })).toBe('hiệu suất làm lạnh CSPF 5,5; có inverter')
  })
})

describe('reasons for who wishes for something', () => {
  const phone = (camera_mp: number, price: number) =>
    aFridge({ kind: 'phone', price, attributes: { camera_mp, storage_gb: 128, ram_gb: 8 } })
  const wished = understand('điện thoại chụp hình đẹp', { brands: [] }, null)
  const among = [108, 50, 64, 32, 16].map((camera_mp, at) => phone(camera_mp, 5_000_000 + at))

  it('begin with the figure that tells of it, and that nothing else has more', () => {
    const [first] = among
    expect(reasonFor({ role: 'best', candidate: first! }, null, wished, among)).toMatch(
      /^camera(?: chính)? 108 MP, camera nhiều MP nhất trong 5 máy có ghi; /,
    )
    expect(reasonFor({ role: 'other', candidate: among[1]! }, null, wished, among)).not.toContain(
      'nhất trong 5 máy có ghi',
    )
  })

  it('say that nothing else that fits takes less current, where little was asked for', () => {
    const [least, ...others] = [339, 398, 420].map((energy_kwh_year) =>
      aFridge({ attributes: { energy_kwh_year } }),
    )
    const saving = understand('tủ lạnh tiết kiệm điện', { brands: [] }, null)
    const of = (candidate: ReturnType<typeof aFridge>, wish: typeof saving) =>
      reasonFor({ role: 'best', candidate }, null, wish, [least!, ...others])
    expect(of(least!, saving)).toMatch(
      /^điện khoảng 339 kWh mỗi năm, tiết kiệm điện nhất trong 3 máy có ghi(?:;|$)/,
    )
    expect(of(others[0]!, saving)).not.toContain('có ghi')
    expect(of(least!, need)).not.toContain('có ghi')
  })

  it('say of a price how many that fit cost more', () => {
    expect(reasonFor({ role: 'best', candidate: among[0]! }, null, wished, among)).toContain(
      'rẻ nhất trong 5 máy hợp yêu cầu',
    )
    expect(reasonFor({ role: 'best', candidate: among[1]! }, null, wished, among)).toContain(
      'rẻ hơn 3 trong 5 máy hợp yêu cầu',
    )
  })

  it('leave out what was asked for in the same words', () => {
    const worn = understand('tai nghe chụp tai', { brands: [] }, null)
    const candidate = aFridge({
      kind: 'headphones',
      attributes: { headphone_type: 'over-ear', battery_hours: 40 },
    })
    expect(reasonFor({ role: 'best', candidate }, null, worn)).not.toContain('hụp tai')
  })
})

describe('the load of a machine', () => {
  it('is washed in a washer and dried in a dryer', () => {
    const gap = (kind: string) => differences(kind, { load_kg: 9 }, { load_kg: 8 })[0]?.phrase
    expect(gap('washer')).toBe('mỗi mẻ giặt thêm được 1 kg')
    expect(gap('dryer')).toBe('mỗi mẻ sấy thêm được 1 kg')
  })
})

describe('a trade-off', () => {
  const [first, larger] = [
    aFridge({ price: 13_000_000, attributes: { capacity_l: 390 } }),
    aFridge({ price: 9_000_000, attributes: { capacity_l: 460 } }),
  ]
  const saver = { role: 'saver' as const, candidate: larger }
  const best = { role: 'best' as const, candidate: first }
  const forFour = size('fridge', { people: 4 })

  it('counts more as won where no size was worked out', () => {
    expect(sayTradeOff(weighAgainst(saver, best))).toBe('rẻ hơn 4 triệu và rộng hơn 70 lít')
  })

  it('counts what is further from the size worked out as lost, also where it is more', () => {
    expect(sayTradeOff(weighAgainst(saver, best, forFour))).toBe(
      'rẻ hơn 4 triệu, đổi lại rộng hơn 70 lít, xa cỡ lý tưởng hơn',
    )
    const huge = { ...saver, candidate: aFridge({ price: 9_000_000, attributes: { capacity_l: 600 } }) }
    expect(sayTradeOff(weighAgainst(huge, best, forFour))).toBe(
      'rẻ hơn 4 triệu, đổi lại rộng hơn 210 lít, quá cỡ nên dùng',
    )
    expect(weighAgainst(best, saver, forFour).won).toEqual(['gần cỡ lý tưởng hơn'])
  })

  it('tells first of what was wished', () => {
    const light = understand('laptop nhẹ', { brands: [] }, null)
    const laptop = (attributes: Record<string, number>) =>
      ({ role: 'best', candidate: aFridge({ kind: 'laptop', attributes }) }) as const
    const [own, other] = [
      laptop({ screen_in: 14, ram_gb: 16, storage_gb: 512, weight_kg: 1.2 }),
      laptop({ screen_in: 15.6, ram_gb: 8, storage_gb: 256, weight_kg: 1.9 }),
    ]
    expect(weighAgainst(own, other, null, light).won[0]).toBe('nhẹ hơn 0,7 kg')
  })
})
