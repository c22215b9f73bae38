import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { qualityScale, withoutOutdone } from './quality.ts'
import { rank } from './score.ts'

const need: Need = { ...emptyNeed(), kinds: ['fridge'] }
const idsLeft = (...products: ReturnType<typeof aFridge>[]) =>
  withoutOutdone(rank(products, need, null)).map(({ candidate }) => candidate.id)

describe('quality', () => {
  it('is higher the better the figures of which better is a fact', () => {
    const [loud, quiet] = [44, 36].map((noise_db) => aFridge({ attributes: { noise_db } }))
    const quality = qualityScale([loud!, quiet!])
    expect(quality(quiet!)).toBeGreaterThan(quality(loud!))
  })

  it('takes what does not state a figure for a little below the middle', () => {
    const products = [44, 40, 36].map((noise_db) => aFridge({ attributes: { noise_db } }))
    const bare = aFridge({ attributes: {} })
    const quality = qualityScale([...products, bare])
    expect(quality(bare)).toBeGreaterThan(quality(products[0]!))
    expect(quality(bare)).toBeLessThan(quality(products[1]!))
  })
})

describe('a machine that another outdoes', () => {
  const plain = { capacity_l: 300, doors: 'top-freezer', noise_db: 44 }

  it('is left out beside one that is better, no worse and no dearer', () => {
    const better = aFridge({ price: 9_000_000, attributes: { ...plain, noise_db: 36 } })
    const worse = aFridge({ price: 9_000_000, attributes: plain })
    expect(idsLeft(worse, better)).toEqual([better.id])
  })

  it('stays where it costs less, or is of another sort', () => {
    const better = aFridge({ price: 9_000_000, attributes: { ...plain, noise_db: 36 } })
    const cheaper = aFridge({ price: 8_000_000, attributes: plain })
    const other = aFridge({ price: 9_000_000, attributes: { ...plain, doors: 'multi-door' } })
    expect(new Set(idsLeft(better, cheaper, other))).toEqual(new Set([better.id, cheaper.id, other.id]))
  })
})
