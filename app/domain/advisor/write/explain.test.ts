import { describe, expect, it } from 'vitest'
import { aCatalogue } from '#tests/support/candidates.ts'
import { eachNth } from '#tests/support/long.ts'
import type { AdvisorParts } from '../answer-question.ts'
import { answerQuestion, planAnswer } from '../answer-question.ts'
import { FACTS } from '../knowledge/fact-base.ts'
import { writeExplanation } from './explain.ts'

const partsWith = (more: Partial<AdvisorParts> = {}): AdvisorParts => ({
  catalogue: aCatalogue([]),
  pictureOf: () => '/p.png',
  onDropped: () => {},
  ...more,
})

describe('an explanation', () => {
  it('of every fact begins with its verdict, ends with what would change it, and names its own page first', () => {
    const wrong = FACTS.filter((fact) => {
      const { paragraphs, sources, relatedQuestions } = writeExplanation(fact)
      return (
        paragraphs[0] !== fact.verdict ||
        paragraphs.at(-1) !== fact.changes ||
        sources[0]?.url !== `/kien-thuc#${fact.id}` ||
        sources.length > 3 ||
        String(relatedQuestions) !== String(fact.related.slice(0, 3))
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it.each(eachNth(15, FACTS))(
    '$id: passes the check whole, with the verdict first and its own page as first source',
    async (fact) => {
      const dropped: string[] = []
      const answer = await answerQuestion(
        { message: fact.question },
        partsWith({ onDropped: (sentences) => dropped.push(...sentences) }),
      )
      expect(dropped).toEqual([])
      expect(answer.content.startsWith(fact.verdict)).toBe(true)
      expect(answer.content).toContain(fact.changes)
      expect(answer.sources[0]?.url).toBe(`/kien-thuc#${fact.id}`)
      expect(answer.sources.length).toBeLessThanOrEqual(3)
      expect(answer.productRecommendations).toBeNull()
      expect(answer.relatedQuestions).toEqual(fact.related.slice(0, 3))
    },
  )

  it('sets two technologies side by side in words', async () => {
    const { content } = await answerQuestion({ message: 'OLED hay QLED' }, partsWith())
    expect(content).toContain('• Màu đen – OLED: tắt hẳn điểm ảnh; QLED: xám nhẹ')
  })

  it('names each published page once, after ours and the article that fits', () => {
    const [fact] = FACTS.filter(({ id }) => id === 'hdmi-2-1')
    const article = { title: 'Cổng HDMI', url: '/blog/cong-hdmi', excerpt: '' }
    const urls = fact && writeExplanation(fact, [article]).sources.map(({ url }) => url)
    expect(urls?.slice(0, 2)).toEqual(['/kien-thuc#hdmi-2-1', '/blog/cong-hdmi'])
    expect(new Set(urls).size).toBe(urls?.length)
  })

  it('asks for articles only where it explains, and tells of what it cannot explain', async () => {
    const asked: string[] = []
    const parts = partsWith({
      articles: async (question) => {
        asked.push(question)
        return [{ title: 'Bài viết', url: '/blog/bai', excerpt: '' }]
      },
    })
    const known = await answerQuestion({ message: 'CSPF là gì?' }, parts)
    const unknown = await planAnswer({ message: 'vì sao hộp tivi hay in chữ màu xanh' }, parts)
    expect(known.sources[1]).toEqual({ title: 'Bài viết', url: '/blog/bai' })
    expect(asked).toEqual(['CSPF là gì?'])
    expect([unknown.answer.sources, unknown.toTeach]).toEqual([[], 'no_source'])
  })

  it('explains in the middle of a talk about a machine, whatever was asked for before', async () => {
    const previousContext = 'Câu hỏi: tư vấn máy lạnh dưới 10 triệu cho phòng 15m2'
    const answer = await answerQuestion({ message: 'inverter là gì', previousContext }, partsWith())
    expect(answer.sources[0]?.url).toMatch(/^\/kien-thuc#.*inverter/)
  })
})
