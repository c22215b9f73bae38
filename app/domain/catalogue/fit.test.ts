import { describe, expect, test } from 'vitest'
import { illustrationFromPath } from '#app/kinds/drawings/path.ts'
import { fitOf } from './fit.ts'

const fridge = { kind: 'fridge', attributes: { width_mm: 600, height_mm: 1700, depth_mm: 650 } }
const fit = (query: string, machine: Parameters<typeof fitOf>[0] = fridge) =>
  fitOf(machine, new URLSearchParams(query))

describe('whether a machine fits', () => {
  test.each([
    [
      'ngang=82&cao=180&sau=82',
      'roomy',
      'Vừa thoải mái: mỗi bên còn 11 cm, phía trên 10 cm, sau lưng 17 cm.',
    ],
    ['ngang=68&cao=180&sau=70', 'tight', 'Vừa, nhưng sát: mỗi bên còn 4 cm, phía trên 10 cm, sau lưng 5 cm.'],
    ['ngang=61&cao=180', 'no', 'Lọt nhưng không đủ hở để tỏa nhiệt: mỗi bên còn 0,5 cm, phía trên 10 cm.'],
    ['ngang=55&cao=160', 'no', 'Không vừa: ngang thiếu 5 cm, cao thiếu 10 cm.'],
    ['ngang=70,5 cm&cao=180', 'tight', 'Vừa, nhưng sát: mỗi bên còn 5,3 cm, phía trên 10 cm.'],
  ])('%s: %s', (query, fits, text) => {
    expect(fit(query)?.result).toMatchObject({ fits, text })
  })

  test('of a kind whose clearance no source names only the room that is left is said', () => {
    const washer = { kind: 'washer', attributes: { width_mm: 600, height_mm: 850, depth_mm: 600 } }
    expect(fit('ngang=62&cao=90', washer)?.result).toMatchObject({
      fits: 'tight',
      text: 'Lọt: mỗi bên còn 1 cm, phía trên 5 cm.',
      note: expect.stringContaining('sách hướng dẫn'),
    })
  })

  test('what cannot be read keeps what was typed and says what is wrong', () => {
    expect(fit('ngang=rộng&cao=180')).toMatchObject({
      fields: [
        { name: 'ngang', typed: 'rộng', error: 'Bạn gõ số từ 5 đến 300, đơn vị cm.' },
        { name: 'cao', typed: '180', error: undefined },
        { name: 'sau', typed: '', optional: true },
      ],
      result: null,
    })
    expect(fit('ngang=70')?.fields[1]?.error).toBeTruthy()
    expect(fit('')).toMatchObject({ result: null, own: 'ngang 60 cm, cao 170 cm, sâu 65 cm' })
    expect(fit('')?.fields.some(({ error }) => error)).toBe(false)
  })

  test('nothing is asked of what is carried, or of unstated measures', () => {
    expect(fit('', { kind: 'phone', attributes: { width_mm: 76, height_mm: 160 } })).toBeNull()
    expect(fit('', { kind: 'fridge', attributes: { capacity_l: 300 } })).toBeNull()
  })

  test('the machine is drawn in the place, in less than 6 KB, marked where it is too big', () => {
    const drawn = (query: string) => illustrationFromPath(fit(query)?.result?.picture ?? '') ?? ''
    for (const query of ['ngang=82&cao=180&sau=82', 'ngang=55&cao=160']) {
      expect(drawn(query)).toMatch(/^<svg/)
      expect(drawn(query).length).toBeLessThan(6 * 1024)
    }
    expect(drawn('ngang=55&cao=160')).toContain('stroke-dasharray')
    expect(drawn('ngang=82&cao=180')).not.toContain('stroke-dasharray')
  })
})
