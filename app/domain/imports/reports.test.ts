import { expect, it } from 'vitest'
import { csvPieces } from './reports.server.ts'

it('a cell of several lines stays one cell, whatever ends its lines', async () => {
  async function* rows() {
    yield await Promise.resolve([['a\nb', 'c\rd', 'e\r\nf', '=x']])
  }
  let file = ''
  for await (const piece of csvPieces(['1', '2', '3', '4'], rows())) file += piece
  expect(file).toBe('\ufeff1,2,3,4\r\n"a\nb","c\rd","e\r\nf",\'=x\r\n')
})
