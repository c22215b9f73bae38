import { expect, it } from 'vitest'
import { durationText, isCsv, MAX_FILE_BYTES, sizeText } from './text.ts'

it.each([
  [512, '0.5 KB'],
  [2 ** 20 - 1, '1024.0 KB'],
  [2 ** 20, '1.0 MB'],
  [MAX_FILE_BYTES, '10.0 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

it.each([
  [0, '0ms'],
  [999, '999ms'],
  [1000, '1.0s'],
  [61_250, '61.3s'],
])('%i ms are %s', (ms, text) => expect(durationText(ms)).toBe(text))

it.each([
  ['a.csv', '', true],
  ['A.CSV', 'application/vnd.ms-excel', true],
  ['a.txt', 'text/csv', true],
  ['a', 'text/csv; charset=utf-8', true],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
  ['a.csv.exe', '', false],
  ['a.txt', 'text/plain', false],
])('%s of type %j: %s', (name, type, answer) => expect(isCsv({ name, type })).toBe(answer))
