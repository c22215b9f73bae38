import { describe, expect, it } from 'vitest'
import { findMentions, mentionBeing } from './mentions.ts'

const LAN = { id: 'lan', name: 'Nguyễn Thị Lan', email: 'lan.nguyen@example.vn' }
const AN = { id: 'an', name: 'Trần An', email: 'an@example.vn' }
const BINH = { id: 'binh', name: 'Lê Bình', email: 'le.binh@example.vn' }
const OTHER_BINH = { id: 'binh2', name: 'Phạm Bình', email: 'pham.binh@example.vn' }
const DUNG = { id: 'dung', name: 'Đỗ Dũng', email: 'dung@example.vn' }
const ALL = [LAN, AN, BINH, OTHER_BINH, DUNG]
const idsIn = (text: string) => findMentions(text, ALL).people.map(({ id }) => id)

describe('findMentions', () => {
  it.each([
    ['nhờ @Nguyễn Thị Lan xem giá', ['lan']],
    ['@nguyen thi lan, xem giá', ['lan']],
    ['@NGUYỄN THỊ LAN.', ['lan']],
    ['@Lan xem giúp', ['lan']],
    ['@lan.nguyen xem giúp', ['lan']],
    ['(@Trần An) và @Lê Bình', ['an', 'binh']],
    ['@An @An', ['an']],
    ['@Đỗ Dũng ơi', ['dung']],
    ['@Nguyễn Thị Lan'.normalize('NFD'), ['lan']],
    ['dòng một\n@An', ['an']],
  ])('of %j is %j', (text, ids) => expect(idsIn(text)).toEqual(ids))

  it.each([
    'viết cho lan.nguyen@example.vn',
    'an@an',
    '@',
    '@ An',
    '@Lanh xem',
    '@Bình xem',
    'giá @ 5 triệu',
  ])('finds nobody in %j', (text) => expect(idsIn(text)).toEqual([]))

  it('means all who share a name', () => {
    const twin = { ...AN, id: 'an2', email: 'an2@example.vn' }
    expect(findMentions('@Trần An', [AN, twin]).people.map(({ id }) => id)).toEqual(['an', 'an2'])
  })

  it('tells the names that nobody has, once each', () => {
    expect(findMentions('@Mai và @Mai, @An, a@b.vn', ALL).unknown).toEqual(['Mai'])
  })
})

it.each([
  ['nhờ @La', 'La'],
  ['nhờ @Nguyễn Th', 'Nguyễn Th'],
  ['@', ''],
  ['a@b', null],
  ['nhờ @Lan, xem', null],
  ['@Lan\nxem', null],
])('mentionBeing of %j is %j', (text, name) => expect(mentionBeing(text)).toBe(name))
