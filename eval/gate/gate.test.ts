import { describe, expect, it } from 'vitest'
import { judged, LATER_TRUTHS, LIES, NEAR_LIES, openingOf, TRUTHS } from './cases.ts'
import type { Said } from './cases.ts'

const isShown = (said: Said, before = '') => judged(said, before).every((reason) => reason === null)
const isAnyShown = (said: Said, before = '') => judged(said, before).includes(null)
const isThrough = (said: Said) => isAnyShown(said) || isAnyShown(said, openingOf(said))

describe('the gate over what strangers wrote about answers', () => {
  it('shows no sentence of a lie, alone or behind the name of a product', () => {
    expect(LIES).toHaveLength(300)
    expect(LIES.filter(isThrough)).toEqual([])
  })

  it('shows at least 95 % of the truths', () => {
    expect(TRUTHS).toHaveLength(200)
    const lost = TRUTHS.filter((truth) => !isShown(truth))
    expect(lost.slice(Math.floor(TRUTHS.length * 0.05))).toEqual([])
  })

  it('shows more than half of the truths of a later writer', () => {
    expect(LATER_TRUTHS).toHaveLength(150)
    expect(LATER_TRUTHS.filter((truth) => isShown(truth)).length).toBeGreaterThanOrEqual(85)
  })

  it('shows nothing that is made of its own words and is not so', () => {
    expect(NEAR_LIES.length).toBeGreaterThan(350)
    expect(NEAR_LIES.filter((lie) => isAnyShown(lie))).toEqual([])
  })
})
