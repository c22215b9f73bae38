import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inVietnamese } from './row-words.ts'

test.each([
  ['Title is required', 'Thiếu tiêu đề'],
  ['Category "Tủ đông" not found', 'Không có danh mục "Tủ đông"'],
  ['Subcategory "A" not found for category "B"', 'Danh mục "B" không có danh mục con “A”'],
  ['Line 3: Invalid price "mười"', 'Dòng 3: Không đọc được giá “mười”'],
  [
    'Left out: shop.vn has 1 on 2026-01-01 already, not 2',
    'Bỏ qua: ngày 2026-01-01, shop.vn đã có giá 1, không phải 2',
  ],
  ['"45366" is no time that can be read: left out', 'Không đọc được thời gian “45366”: bỏ qua'],
  ['Row has 2 columns instead of 4', 'Dòng có 2 cột thay vì 4'],
  ['Row contains a NUL character: the file may be damaged', 'Dòng có ký tự NUL: tệp có thể đã hỏng'],
  ['Unbalanced quotation marks', 'Dấu ngoặc kép không khớp'],
  [
    'Shortcode [bang_gia] is not known and holds no words: it is left out',
    'Không rõ shortcode [bang_gia], bên trong không có chữ nào: bỏ qua',
  ],
  [
    'Shortcode [hop] is not known: its words stay, what it did is lost',
    'Không rõ shortcode [hop]: chữ được giữ, tác dụng thì mất',
  ],
  ['Comments left behind: 4', 'Bình luận không mang theo: 4'],
  ['duplicate key value violates unique constraint', 'duplicate key value violates unique constraint'],
])('%s', (message, vi) => expect(inVietnamese(message)).toBe(vi))

/** What stands in texts as a word of ours. */
const OURS: Readonly<Record<string, string>> = {
  '${kind}': 'category',
  '${why}': 'more than 20 tags',
  '${LOST[name]}': 'script',
}

/** Texts of the import's own sources that a row may be told, with what is of the row as 'x'. */
const told = globSync('app/domain/imports/{articles,products,formats}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const said =
      /(?:message: |problem: |problems\.push\(\{ field, message: |\btell\(|\bfail\((?:'\w+', )?|\bdoubt\(|unless\([^\n]*?, )(['`])((?:[A-Z"]).*?[^\\])\1/g
    return [...code.matchAll(said)].map(([, , text = '']) =>
      text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, (part) => OURS[part] ?? 'x'),
    )
  })

test('every text that a row may be told has its Vietnamese', () => {
  expect(told.length).toBeGreaterThan(45)
  const alone = told.filter((text) => inVietnamese(text) === text)
  expect(alone).toEqual([])
})
