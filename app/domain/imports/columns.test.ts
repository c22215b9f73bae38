import { describe, expect, it } from 'vitest'
import { cellsOf, columnsFor, matchColumns, missingColumns } from './columns.ts'
import type { KnownColumns } from './columns.ts'
import type { ImportColumn } from './import-subject.ts'

const COLUMNS: readonly ImportColumn[] = [
  { name: 'title', label: 'Title', aliases: ['Tiêu đề', 'Tên bài'], required: true },
  { name: 'category_id', label: 'Category ID', aliases: ['Mã danh mục'], required: true },
  { name: 'category', label: 'Category', aliases: ['Danh mục'], standsFor: 'category_id' },
  { name: 'tags', label: 'Tags', aliases: ['Thẻ'] },
]

/** Besides, a header may name any figure: 'attr:width' is the column of that name. */
const KNOWN: KnownColumns = {
  columns: COLUMNS,
  columnOf: (header) => (/^attr:\w+$/.test(header) ? { name: header, label: header, aliases: [] } : null),
}

describe('matchColumns', () => {
  it.each([
    ['names as specified', ['title', 'category_id'], ['title', 'category_id']],
    ['padded and in another case', ['  TITLE ', 'Category_Id\t'], ['title', 'category_id']],
    ['labels', ['Category ID', 'Tags'], ['category_id', 'tags']],
    ['Vietnamese, with and without marks', ['Tiêu Đề', 'danh muc', 'THẺ'], ['title', 'category', 'tags']],
    ['a byte order mark that a program doubled', ['\ufefftitle'], ['title']],
    ['a name twice: the first has it', ['title', 'Title', 'tên bài'], ['title', null, null]],
    ['names nobody knows, and none', ['views', '', '__proto__', 'constructor'], [null, null, null, null]],
    ['the column of an error file', ['title', 'import_error'], ['title', null]],
    [
      'columns that a header describes, each once',
      ['attr:a', ' attr:b ', 'attr:a'],
      ['attr:a', 'attr:b', null],
    ],
  ])('%s', (_, header, mapping) => expect(matchColumns(header, KNOWN)).toEqual(mapping))

  it('never imports the reasons of a file of rows to mend, whatever stands in them', () => {
    const lines: ImportColumn = { name: 'lines', label: 'Lines', aliases: [], isSeenIn: () => true }
    expect(
      matchColumns(
        ['title', ' import_error '],
        { ...KNOWN, columns: [...COLUMNS, lines] },
        { samples: [['A', 'title: missing']] },
      ),
    ).toEqual(['title', null])
  })

  it('goes by what was chosen before, as far as it still holds', () => {
    expect(matchColumns(['x', 'y', 'z'], KNOWN, { remembered: ['tags', 'gone', 'tags'] })).toEqual([
      'tags',
      null,
      null,
    ])
    expect(matchColumns(['title', 'x'], KNOWN, { remembered: ['tags'] })).toEqual(['title', null])
  })
})

it('columnsFor has every column by name, and those the header describes', () =>
  expect(columnsFor(['x', 'attr:a', 'Title'], KNOWN).map(({ name }) => name)).toEqual([
    'title',
    'category_id',
    'category',
    'tags',
    'attr:a',
  ]))

describe('missingColumns', () => {
  it.each([
    [[], ['title', 'category_id']],
    [['category_id'], ['title']],
    [['title', 'category'], []],
    [
      ['tags', null],
      ['title', 'category_id'],
    ],
  ])('of %j', (mapping, missing) => expect(missingColumns(mapping, COLUMNS)).toEqual(missing))
})

it('cellsOf trims, gives back what was guarded, and has no columns the file does not have', () =>
  expect([...cellsOf([' A ', "'=x", 'ignored'], ['title', 'tags', null])]).toEqual([
    ['title', 'A'],
    ['tags', '=x'],
  ]))
