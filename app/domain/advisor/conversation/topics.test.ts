import { describe, expect, it } from 'vitest'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { topicsAfter } from './topics.ts'

const aNeed = (changes: Partial<Need>): Need => ({ ...emptyNeed(), kinds: ['fridge'], ...changes })
const before = { need: aNeed({ intent: 'advise' }), shown: [1, 2, 3] }
const shownAfter = (need: Partial<Need>, shown: number[]) =>
  topicsAfter([before], aNeed({ followUp: true, ...need }), shown).at(-1)

describe('what was shown last', () => {
  it('is the list of the last answer in its own order', () => {
    const topic = shownAfter({ intent: 'advise', turn: 'add' }, [2, 3, 1])
    expect(topic?.shown).toEqual([2, 3, 1])
  })

  it('is the shorter list of machines that were chosen anew, and the longer one stands behind it whole', () => {
    const topic = shownAfter({ intent: 'advise', turn: 'cheaper' }, [2])
    expect(topic).toMatchObject({ shown: [2], earlier: [1, 2, 3] })
  })

  it('stays where it is set beside what was shown before it', () => {
    const [topic] = topicsAfter(
      [{ ...before, shown: [4], earlier: [1, 2, 3] }],
      aNeed({ followUp: true, intent: 'compare' }),
      [4, 1],
    )
    expect(topic).toMatchObject({ shown: [4], earlier: [1, 2, 3] })
  })

  it('stays where one of it is asked about or taken', () => {
    expect(shownAfter({ intent: 'lookup', turn: 'ask_about_shown' }, [3])).toMatchObject({
      shown: [1, 2, 3],
      about: 3,
    })
    expect(shownAfter({ intent: 'advise', turn: 'close' }, [1])).toMatchObject({ shown: [1, 2, 3], about: 1 })
    expect(shownAfter({ intent: 'explain', turn: 'ask_about_shown' }, [])?.shown).toEqual([1, 2, 3])
  })
})
