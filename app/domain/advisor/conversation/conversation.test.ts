import { describe, expect, it } from 'vitest'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { conversationOf, conversationSchema, saysTheSame, topicsOf } from './conversation.ts'
import { topicsAfter, topicsFor } from './topics.ts'

const about = (changes: Partial<Need>): Need => ({ ...emptyNeed(), intent: 'advise', ...changes })
const FRIDGE = about({
  kinds: ['fridge'],
  people: 4,
  budget: { max: 12_000_000, hard: true, words: '12tr' },
  brandsExcluded: ['Sharp'],
  litres: { min: 300, max: 400, target: 350 },
})
const TV = about({ kinds: ['tv'], inches: { min: 54, max: 56, target: 55 } })
const VOCABULARY = { brands: ['LG', 'Sharp'] }

describe('a conversation', () => {
  it('gives back the needs it was made of, without the words they were read from', () => {
    const conversation = conversationOf([{ need: FRIDGE, shown: [3, 1] }], 'Nhà mấy người?')
    const [topic] = conversation ? topicsOf(conversation) : []
    expect(topic?.shown).toEqual([3, 1])
    expect(topic?.need).toMatchObject({
      kinds: ['fridge'],
      people: 4,
      budget: { max: 12_000_000, hard: true, words: '' },
      brandsExcluded: ['Sharp'],
      litres: { target: 350 },
    })
  })

  it('is read again only as the schema has it', () => {
    const conversation = conversationOf([{ need: FRIDGE, shown: [1] }], null)
    expect(conversationSchema.safeParse(JSON.parse(JSON.stringify(conversation))).success).toBe(true)
    const forged = { ...conversation, topics: [{ need: { kinds: ['<b>'] }, shown: [1] }] }
    expect(conversationSchema.safeParse(forged).success).toBe(false)
    // A kind or a wish that is gone since is forgotten.
    const gone = {
      ...conversation,
      topics: [{ need: { kinds: ['spaceship'], unstated: ['bay được'] }, shown: [] }],
    }
    const [topic] = topicsOf(conversationSchema.parse(gone))
    expect(topic?.need).toMatchObject({ kinds: [], unstated: [] })
    expect(conversationSchema.safeParse({ ...conversation, version: 2 }).success).toBe(false)
  })

  it('lets its oldest topics go rather than grow past its limit', () => {
    const long = about({
      kinds: ['phone'],
      models: Array.from({ length: 12 }, (_, i) => `${'x'.repeat(78)}${i}`),
    })
    const conversation = conversationOf(
      [
        { need: long, shown: [1] },
        { need: { ...long, kinds: ['tv'] }, shown: [2] },
        { need: { ...long, kinds: ['laptop'], brands: Array(12).fill('y'.repeat(80)) }, shown: [3] },
      ],
      null,
    )
    expect(JSON.stringify(conversation).length).toBeLessThanOrEqual(4096)
    expect(conversation?.topics.at(-1)?.need.kinds).toEqual(['laptop'])
    expect(conversation?.topics.length).toBeLessThan(3)
  })

  it('knows two needs that say the same, in whatever order', () => {
    expect(
      saysTheSame(about({ brands: ['LG', 'Sony'] }), about({ brands: ['Sony', 'LG'], intent: 'explain' })),
    ).toBe(true)
    expect(saysTheSame(FRIDGE, { ...FRIDGE, people: 5 })).toBe(false)
  })
})

describe('topics', () => {
  const both = [
    { need: FRIDGE, shown: [1, 2] },
    { need: TV, shown: [7, 8] },
  ]

  it('come back when their machine is named', () => {
    expect(topicsFor('quay lại cái tủ lạnh hồi nãy', VOCABULARY, both).at(-1)?.need.kinds).toEqual(['fridge'])
    expect(topicsFor('con thứ 2 thì sao', VOCABULARY, both).at(-1)?.need.kinds).toEqual(['tv'])
  })

  it('stay as they are after a word aside', () => {
    expect(topicsAfter(both, about({ intent: 'off_topic' }), [])).toBe(both)
  })

  it('keep the list that was shown when one of it was asked about', () => {
    const asks: Need = { ...TV, followUp: true, intent: 'lookup', turn: 'ask_about_shown' }
    expect(topicsAfter(both, asks, [8]).at(-1)?.shown).toEqual([7, 8])
    expect(topicsAfter(both, asks, [9]).at(-1)?.shown).toEqual([9])
  })

  it('stand side by side, one for each machine', () => {
    const after = topicsAfter([{ need: FRIDGE, shown: [1] }], TV, [7])
    expect(after.map(({ need }) => need.kinds[0])).toEqual(['fridge', 'tv'])
    expect(topicsAfter(after, { ...FRIDGE, people: 5 }, [2]).map(({ need }) => need.kinds[0])).toEqual([
      'tv',
      'fridge',
    ])
  })
})
