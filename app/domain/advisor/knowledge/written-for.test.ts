import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { factWrittenFor } from './find-facts.ts'

const factOf = (question: string) =>
  factWrittenFor(question, understand(question, { brands: [] }))?.id ?? null

describe('a fact that was written for a question', () => {
  it.each([
    ['chế độ filmmaker mode là gì', 'che-do-hinh-tivi'],
    ['rms với pmpo khác gì', 'rms-pmpo'],
    ['nhân core với luồng thread là sao', 'nhan-va-luong'],
  ])('%s is told it, whatever else its words sound like', (question, fact) =>
    expect(factOf(question)).toBe(fact),
  )

  it.each([
    'tủ lạnh side by side',
    'ti vi 8K có con nào không',
    'tủ lạnh cho 4 người nên mua loại nào',
    'máy giặt cửa trước dưới 8 triệu',
    'máy giặt 9kg',
    'máy sấy quần áo 9kg',
  ])('%s looks for a machine', (question) => expect(factOf(question)).toBeNull())
})
