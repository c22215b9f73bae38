import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from './api-description.server.ts'

/** Lists that are one whole: what was asked for by id, the shops of a product, and questions that are drawn from. */
const WHOLE = ['listProductCards', 'listArticleCards', 'listSuggestions', 'listOffers']

const lists = ENDPOINTS.filter(({ operationId }) => /^list[A-Z]/.test(operationId))
const fieldsOf = (schema: z.ZodType | null) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

describe('lists of the API', () => {
  it.each(lists.map((each) => [each.operationId, each] as const))(
    '%s is paged by limit and cursor, and says how many there are',
    (name, { query, answer }) => {
      expect(fieldsOf(answer).includes('pagination')).toBe(!WHOLE.includes(name))
      if (WHOLE.includes(name)) return
      expect(Object.keys(query?.shape ?? {})).toEqual(expect.arrayContaining(['limit', 'cursor']))
    },
  )

  it('the exceptions are there', () => {
    const names = lists.map(({ operationId }) => operationId)
    expect(WHOLE.filter((name) => !names.includes(name))).toEqual([])
  })
})
