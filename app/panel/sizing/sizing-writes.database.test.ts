import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { size } from '#app/domain/advisor/sizing/size.ts'
import { tariffRows } from '#app/domain/catalogue/queries/edit-tariffs.server.ts'
import { tariffOn } from '#app/domain/catalogue/queries/tariff.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { writeSizing } from './sizing-writes.server.ts'

const TODAY = '2026-11-21'
const AC = {
  intent: 'save-rule',
  key: 'ac-btu-by-room',
  btuPerM2: '700',
  btuPerM3: '250',
  heatLeast: '20',
  heatMost: '30',
  source: 'Tài liệu của hãng, 2026',
  asOf: TODAY,
}
const TARIFF = {
  intent: 'save-tariff',
  id: '',
  effectiveFrom: '2027-01-01',
  vat: '10',
  source: 'Quyết định 99/QĐ-BCT',
}

describeOnDatabase('writing rules and tariffs', 'schema', (database) => {
  const db = () => database().db
  let actorId: string
  beforeAll(async () => {
    actorId = await addPerson(database(), 'quan-tri@example.vn', 'admin')
  })
  beforeEach(async () => {
    await database().pool.query(
      `delete from sizing_rules; delete from audit_log; delete from electricity_tariffs where effective_from > '2025-05-10'`,
    )
  })
  const send = (fields: Record<string, string | string[]>) => {
    const form = new FormData()
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) form.append(name, value)
    return writeSizing(db(), { actorId, form, today: TODAY })
  }
  const sentence = async () => size('ac', { roomM2: 18 }, await sizingRules(db()))?.sentence
  const logged = async () =>
    (await database().pool.query<{ action: string }>('select action from audit_log order by id')).rows.map(
      ({ action }) => action,
    )

  describe('a rule', () => {
    it('is in force at once, and the shipped one again when it is reset, and back when that is undone', async () => {
      expect(await sentence()).toContain('× 600')
      await send(AC)
      expect(await sentence()).toContain('Phòng 18 m² × 700 = 12.600 BTU/h')
      const { undo } = await send({ intent: 'reset-rule', key: AC.key })
      expect(await sentence()).toContain('× 600')
      await send({ ...undo?.fields })
      expect(await sentence()).toContain('× 700')
      expect(await logged()).toEqual(['update', 'reset', 'restore'])
    })

    it.each([
      ['a figure out of bounds', { btuPerM2: '60000' }, 'Từ 200 đến 2.000 BTU/h.'],
      ['no figure', { btuPerM2: 'sáu trăm' }, 'Từ 200 đến 2.000 BTU/h.'],
      ['an empty figure', { btuPerM3: '' }, 'Từ 50 đến 800 BTU/h.'],
      ['least above most', { heatLeast: '40' }, 'Không được lớn hơn'],
      ['no source', { source: '' }, 'Bạn ghi nguồn'],
      ['a day to come', { asOf: '2026-11-22' }, 'Ngày kiểm tra không sau hôm nay.'],
      ['an unknown key', { key: 'submarine' }, 'Không có quy tắc này.'],
    ])('is never kept with %s', async (_name, change, why) => {
      await expect(send({ ...AC, ...change })).rejects.toThrow(why)
      expect(await sizingRules(db())).toEqual(SHIPPED_RULES)
      expect(await logged()).toEqual([])
    })

    it('that a row cannot make counts for nothing', async () => {
      await database().pool.query(`
        insert into sizing_rules (rule_key, definition, source, as_of) values
          ('ac-btu-by-room', '{"btuPerM2": "x"}', 'x', '2026-01-01'), ('gone', '{}', 'x', '2026-01-01')`)
      expect(await sizingRules(db())).toEqual(SHIPPED_RULES)
    })
  })

  describe('a table of bands', () => {
    const fridge = (from: string[], to: string[], min: string[], max: string[]) =>
      send({
        intent: 'save-rule',
        key: 'fridge-litres-by-people',
        from,
        to,
        min,
        max,
        source: AC.source,
        asOf: TODAY,
      })

    it('leaves empty lines out and reads an empty end as no end', async () => {
      await fridge(['1', '4', ''], ['3', '', ''], ['150', '300,5', ''], ['280', '', ''])
      expect((await sizingRules(db()))['fridge-litres-by-people'].bands).toEqual([
        { from: 1, to: 3, min: 150, max: 280 },
        { from: 4, to: null, min: 300.5, max: null },
      ])
    })

    it.each([
      ['a gap', 'Thiếu khoảng giữa', ['1', '5'], ['3', ''], ['150', '300'], ['280', '']],
      ['falling sizes', 'cỡ không nhỏ đi', ['1', '4'], ['3', ''], ['300', '150'], ['400', '']],
      ['an open end in the middle', 'Chỉ dòng cuối', ['1', '4'], ['', ''], ['150', '300'], ['280', '']],
      ['the largest below the least', 'Cỡ lớn nhất', ['1'], ['3'], ['300'], ['200']],
      ['no line', 'ít nhất một dòng', [''], [''], [''], ['']],
    ])('is refused with %s', async (_name, why, from, to, min, max) => {
      await expect(fridge(from, to, min, max)).rejects.toThrow(why)
      expect(await sizingRules(db())).toEqual(SHIPPED_RULES)
    })
  })

  describe('a tariff', () => {
    const tiers = { fromKwh: ['0', '100', ''], vndPerKwh: ['2.000', '3.000,5', ''] }

    it('is in force from its day on', async () => {
      await send({ ...TARIFF, ...tiers })
      expect((await tariffOn(db(), '2026-12-31'))?.effectiveFrom).toBe('2025-05-10')
      expect(await tariffOn(db(), '2027-01-01')).toEqual({
        effectiveFrom: '2027-01-01',
        tiers: [
          { fromKwh: 0, vndPerKwh: 2000 },
          { fromKwh: 100, vndPerKwh: 3000.5 },
        ],
        vatRate: 0.1,
        source: TARIFF.source,
      })
    })

    it('that has not begun is deleted and brought back; one that has begun is only corrected', async () => {
      await send({ ...TARIFF, ...tiers })
      const [future, current] = await tariffRows(db())
      const { undo } = await send({ intent: 'delete-tariff', id: String(future?.id) })
      expect(await tariffRows(db())).toHaveLength(1)
      await send({ ...undo?.fields })
      expect((await tariffRows(db()))[0]).toMatchObject({ effectiveFrom: '2027-01-01', vatRate: 0.1 })
      await expect(send({ intent: 'delete-tariff', id: String(current?.id) })).rejects.toMatchObject({
        code: 'conflict',
      })
      const before = { ...TARIFF, ...tiers, id: String(current?.id), effectiveFrom: '2025-05-10', vat: '8' }
      await send({ ...before, source: 'Đã sửa nguồn' })
      expect((await tariffOn(db(), TODAY))?.source).toBe('Đã sửa nguồn')
      expect(await logged()).toEqual(['create', 'delete', 'restore', 'update'])
    })

    it.each([
      ['a day that is taken', { effectiveFrom: '2025-05-10' }, 'Đã có biểu giá áp dụng từ ngày này'],
      ['a first tier above 0', { fromKwh: ['50', '100'] }, 'Bậc đầu bắt đầu từ 0 kWh.'],
      ['tiers that do not rise', { fromKwh: ['0', '0'] }, 'Các bậc xếp từ ít đến nhiều kWh.'],
      ['a price that cannot be', { vndPerKwh: ['2', '3000'] }, 'Giá từ 100 đồng mỗi kWh.'],
      ['VAT that is no figure', { vat: 'tám' }, 'Thuế VAT là số phần trăm'],
    ])('is refused with %s', async (_name, change, why) => {
      const count = (await tariffRows(db())).length
      await expect(send({ ...TARIFF, ...tiers, ...change })).rejects.toThrow(why)
      expect(await tariffRows(db())).toHaveLength(count)
    })
  })
})
