import { describe, expect, it } from 'vitest'
import { releaseFor } from './release.ts'

const kept = (text: string, ...names: number[]) => ({ text, names })
const refused = { refused: 'x' }

describe('releaseFor', () => {
  it('shows nothing before a product of the answer is named, then all at once, then each sentence as it comes', () => {
    const release = releaseFor([1, 2])
    expect(release.next(kept('a'))).toEqual([])
    expect(release.next(kept('b', 2))).toEqual(['a', 'b'])
    expect(release.next(kept('c'))).toEqual(['c'])
    expect(release.isSound()).toBe(true)
  })

  it('holds back while fewer than half of the sentences passed', () => {
    const release = releaseFor([1])
    expect([refused, refused, kept('a', 1)].map((verdict) => release.next(verdict))).toEqual([[], [], []])
    expect(release.isSound()).toBe(false)
    expect(release.next(kept('b'))).toEqual(['a', 'b'])
  })

  it('waits for no name where nothing is recommended, and for no empty line', () => {
    const release = releaseFor([])
    expect(release.next(kept(''))).toEqual([])
    expect(release.isSound()).toBe(false)
    expect(release.next(kept('a'))).toEqual(['a'])
  })
})
