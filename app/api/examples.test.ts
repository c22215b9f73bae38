import { expect, it } from 'vitest'
import { ENDPOINTS } from './api-description.server.ts'

const examples = ENDPOINTS.flatMap(({ operationId, example, body, answer }) => [
  ...(example?.body === undefined ? [] : [{ operationId, what: 'body', schema: body, value: example.body }]),
  ...(example?.answer === undefined
    ? []
    : [{ operationId, what: 'answer', schema: answer, value: example.answer }]),
])

it.each(examples)('the example of the $what of $operationId is one', ({ schema, value }) => {
  expect(schema?.safeParse(value)).toMatchObject({ success: true })
})
