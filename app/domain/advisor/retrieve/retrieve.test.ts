import { describe, expect, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import type { Candidate } from '../catalogue.ts'
import { SHIPPED_LAPTOP_RULE, sizeLaptop } from '../sizing/laptop.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { retrieve } from './retrieve.ts'

const MILLION = 1_000_000
const need = (said: Partial<Need>): Need => ({ ...emptyNeed(), ...said })
const monitor = (id: number, millions: number, inches: number, hertz: number, resolution = '2K (QHD)') =>
  aFridge({
    id,
    kind: 'monitor',
    price: millions * MILLION,
    attributes: { screen_in: inches, refresh_hz: hertz, resolution },
  })
const find = async (said: Partial<Need>, products: readonly Candidate[]) => {
  const { candidates, givenUp } = await retrieve(need(said), null, aCatalogue(products))
  return { ids: candidates.map(({ id }) => id), givenUp }
}

describe('where nothing holds everything', () => {
  test('what is nearest as a whole leads, rather than what is far off in size and price', async () => {
    const wanted: Partial<Need> = {
      kinds: ['monitor'],
      inches: { min: 31, max: 33, target: 32 },
      figures: { refresh_hz: { min: 180, target: 180 } },
      budget: { min: 7 * MILLION, max: 8 * MILLION, hard: true, words: '' },
    }
    const found = await find(wanted, [
      monitor(1, 1.9, 24, 100),
      monitor(2, 6.5, 32, 165),
      monitor(3, 30, 49, 240),
    ])
    expect(found.ids).toEqual([2])
  })

  test('what costs a little more than the sum comes before what costs a quarter of it', async () => {
    const within: Partial<Need> = {
      kinds: ['monitor'],
      budget: { min: 7 * MILLION, max: 8 * MILLION, hard: true, words: '' },
    }
    const [far, near, below] = [monitor(1, 1.9, 24, 100), monitor(2, 9, 27, 165), monitor(3, 6, 27, 165)]
    expect(await find(within, [far, near])).toEqual({ ids: [2], givenUp: ['budget'] })
    expect((await find(within, [far, near, below])).givenUp).toEqual(['price_floor'])
  })

  test('who says about how much is shown what costs less sooner than only what costs more', async () => {
    const about: Partial<Need> = {
      kinds: ['monitor'],
      budget: { min: 3.6 * MILLION, max: 4.4 * MILLION, target: 4 * MILLION, hard: false, words: '' },
    }
    const [above, below] = [monitor(1, 4.3, 27, 165), monitor(2, 3.1, 27, 165)]
    expect(await find(about, [above, below])).toEqual({ ids: [1, 2], givenUp: [] })
    expect(await find(about, [above])).toEqual({ ids: [1], givenUp: [] })
  })

  test('of a size that no machine comes near the largest is nearest', async () => {
    const fridge = (id: number, litres: number) => aFridge({ id, attributes: { capacity_l: litres } })
    const wanted: Partial<Need> = { kinds: ['fridge'], litres: { min: 8999, max: 10_999, target: 9999 } }
    expect((await find(wanted, [fridge(1, 280), fridge(2, 583), fridge(3, 307)])).ids).toEqual([2])
  })

  test('a figure that cannot be had is missed by as little as may be', async () => {
    const found = await find({ kinds: ['monitor'], figures: { refresh_hz: { min: 180, target: 180 } } }, [
      monitor(1, 4, 27, 60),
      monitor(2, 5, 27, 165),
    ])
    expect(found).toEqual({ ids: [2], givenUp: ['figures'] })
  })
})

describe('what is turned down is held throughout', () => {
  test('a type, though other features are given up', async () => {
    const washer = (id: number, load_type: string, inverter: boolean) =>
      aFridge({ id, kind: 'washer', attributes: { load_type, inverter, dry_load_kg: 0 } })
    const found = await find(
      { kinds: ['washer'], features: ['inverter', 'with_dryer'], featuresExcluded: ['front_load'] },
      [washer(1, 'front', true), washer(2, 'top', false)],
    )
    expect(found.ids).toEqual([2])
  })

  test('a sort that the catalogue files under another kind', async () => {
    const speaker = (id: number, speaker_type: string) =>
      aFridge({ id, kind: 'speaker', price: id * MILLION, attributes: { speaker_type } })
    const found = await find(
      { kinds: ['soundbar'], features: ['smart'], budget: { max: 2 * MILLION, hard: true, words: '' } },
      [speaker(1, 'bluetooth'), speaker(5, 'soundbar')],
    )
    expect(found.ids).toEqual([5])
  })

  test('a wish that is turned down, before the sum', async () => {
    const laptop = (id: number, cpu: string) =>
      aFridge({ id, kind: 'laptop', price: id * MILLION, attributes: { cpu } })
    const { candidates } = await retrieve(
      need({
        kinds: ['laptop'],
        unstatedExcluded: ['chip Intel'],
        budget: { max: 15 * MILLION, hard: true, words: '' },
      }),
      null,
      aCatalogue([laptop(14, 'Intel Core i5'), laptop(16, 'AMD Ryzen 5')], {
        14: [{ name: 'Công nghệ CPU', value: 'Intel Core i5' }],
        16: [{ name: 'Công nghệ CPU', value: 'AMD Ryzen 5' }],
      }),
    )
    expect(candidates.map(({ id }) => id)).toEqual([16])
  })
})

describe('memory that our own rule advises', () => {
  const laptop = (id: number, millions: number, ram: number) =>
    aFridge({
      id,
      kind: 'laptop',
      price: millions * MILLION,
      attributes: { ram_gb: ram, storage_gb: 512 },
    })
  const laptops = [laptop(1, 12.69, 8), laptop(2, 14.99, 16)]
  const forSum = async (millions: number) => {
    const budget = { max: millions * MILLION, hard: true, words: '' }
    const { candidates, givenUp } = await retrieve(
      need({ kinds: ['laptop'], uses: ['study'], budget }),
      sizeLaptop({ uses: ['study'] }, SHIPPED_LAPTOP_RULE),
      aCatalogue(laptops),
    )
    return { ids: candidates.map(({ id }) => id), givenUp }
  }

  test('gives way before the sum is left far behind', async () => {
    expect(await forSum(11)).toEqual({ ids: [1], givenUp: ['size', 'budget'] })
    expect(await forSum(13)).toEqual({ ids: [1], givenUp: ['size'] })
  })

  test('is held where the sum nearly reaches it', async () => {
    expect(await forSum(14)).toEqual({ ids: [2], givenUp: ['budget'] })
  })
})
