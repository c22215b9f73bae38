import { beforeAll, describe, expect, it } from 'vitest'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import { liesAbout } from '#tests/advisor/grounding-cases/lies.ts'
import { QUESTIONS, ROWS } from '#tests/advisor/grounding-cases/rows.ts'
import { GENERAL_TRUTHS, truthsAbout } from '#tests/advisor/grounding-cases/truths.ts'
import { aCatalogue } from '#tests/support/candidates.ts'
import { planAnswer } from '../answer-question.ts'
import type { Plan } from '../answer-question.ts'
import type { Candidate } from '../catalogue.ts'
import { groundsOf } from './draft-grounds.ts'
import { gateOver } from './gate.ts'
import type { Grounds } from './grounds.ts'

let plans: (Plan & { grounds: Grounds })[]
beforeAll(async () => {
  const parts = { catalogue: aCatalogue(ROWS), pictureOf: () => '/x.svg', onDropped: () => {} }
  plans = await Promise.all(
    QUESTIONS.map(async (message) => {
      const plan = await planAnswer({ message }, parts)
      return { ...plan, grounds: { ...groundsOf(plan), quotable: new Set<string>() } }
    }),
  )
})

const pairsOf = ({ draft }: Plan): [Candidate, Candidate][] => {
  const picks = draft.picks.map(({ candidate }) => candidate)
  return picks.flatMap((own) =>
    picks.filter((other) => other !== own).map((other): [Candidate, Candidate] => [own, other]),
  )
}

/** What of a text the gate over a plan shows. */
function shown({ grounds }: { grounds: Grounds }, text: string): string {
  const gate = gateOver(grounds)
  return splitSentences(text)
    .map((sentence) => {
      const verdict = gate.admit(sentence)
      return 'text' in verdict ? verdict.text : ''
    })
    .join('')
}

/** What no row bears out, however well it is meant. */
const PRAISE = /dễ dùng|hằng ngày|đầy đủ hơn|hợp với gia đình/u

describe('gateOver', { timeout: 60_000 }, () => {
  it('shows nothing of 500 and more generated lies, alone or behind the truth', () => {
    const lies = plans.flatMap((plan) =>
      pairsOf(plan).flatMap(([own, other]) => liesAbout(own, other).map((lie) => ({ plan, lie, own }))),
    )
    const plain = (text: string) => text.normalize('NFKC').toLowerCase()
    const passed = lies.flatMap(({ plan, lie: { kind, text, poison }, own }) => {
      const alone = shown(plan, text)
      const behind = shown(plan, `${own.title} là máy đáng cân nhắc. ${text}`)
      return [alone, behind].some((content) => plain(content).includes(plain(poison)))
        ? [`${kind}: ${text}`]
        : []
    })
    expect([...new Set(passed)]).toEqual([])
    expect(new Set(lies.map(({ lie }) => lie.text)).size).toBeGreaterThanOrEqual(500)
  })

  it('shows at least 95 % of 150 and more true sentences, and none that praises', () => {
    const truths = plans.flatMap((plan) => [
      ...pairsOf(plan).flatMap(([own, other]) => truthsAbout(own, other).map((text) => ({ plan, text }))),
      ...GENERAL_TRUTHS.map((text) => ({ plan, text })),
    ])
    const [praise, plain] = [true, false].map((is) => truths.filter(({ text }) => PRAISE.test(text) === is))
    expect(praise?.filter(({ plan, text }) => shown(plan, text) !== '')).toEqual([])
    const lost = (plain ?? []).filter(({ plan, text }) => shown(plan, text) === '')
    expect(truths.length).toBeGreaterThanOrEqual(150)
    expect(lost.map(({ text }) => text).slice(0, Math.max(0, lost.length - truths.length * 0.05))).toEqual([])
  })
})
