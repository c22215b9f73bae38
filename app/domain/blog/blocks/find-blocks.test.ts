import { expect, it, test } from 'vitest'
import { BLOCK_NAMES } from './blocks.ts'
import { findBlocks } from './find-blocks.ts'

it('offers every block before anything is typed', () => expect(findBlocks('')).toEqual(BLOCK_NAMES))

test.each([
  ['bảng', 'table'],
  ['bang', 'table'],
  ['BANG', 'table'],
  ['table', 'table'],
  ['đề mục n', 'heading4'],
  ['de muc n', 'heading4'],
  ['h3', 'heading3'],
  ['heading 2', 'heading2'],
  ['trích', 'quote'],
  ['hinh', 'picture'],
  ['youtube', 'video'],
  ['divider', 'rule'],
  ['gach dau dong', 'bulletList'],
] as const)('%s finds %s first', (typed, name) => expect(findBlocks(typed)[0]).toBe(name))

it.each(['xyz', '7', 'h2 hôm nay'])('%s means no block', (typed) => expect(findBlocks(typed)).toEqual([]))
