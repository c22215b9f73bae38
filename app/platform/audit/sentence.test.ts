import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import type { Change } from './record-change.server.ts'
import { sentenceOf, sentenceText } from './sentence.ts'
import { entityWord, TOLD, toldOf } from './told.ts'

const told = (
  entity: string,
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
  entityId: string | null = '12',
) => sentenceText('Lan', { entity, action, entityId, detail })

describe('what was done to many', () => {
  afterEach(() => readChoiceFrom(() => null))

  it.each(['trash', 'chuyển vào thùng rác', 'move to trash'])(
    'is told in the reader’s language (kept as %s)',
    (name) => {
      const line = () => told('product-change', 'completed', { name, total: 2, imported: 2 })
      expect(line()).toBe('Lan đã đổi xong nhiều sản phẩm cùng lúc: «chuyển vào thùng rác», 2 sản phẩm')
      readChoiceFrom(() => 'en')
      expect(line()).toBe('Lan changed many products at once: «move to trash», 2 products')
    },
  )
})

describe('a line of the log is told as a sentence', () => {
  it.each([
    [told('article', 'publish', { title: 'Chọn tủ lạnh' }), 'Lan đã đăng bài «Chọn tủ lạnh»'],
    [told('article', 'update', { title: 'X', event: 'published' }), 'Lan đã đăng bài «X»'],
    [told('article', 'update', { title: 'X', event: 'scheduled' }), 'Lan đã hẹn giờ đăng bài «X»'],
    [told('article', 'update', { title: 'X', event: 'unpublished' }), 'Lan đã gỡ bài «X» xuống'],
    [told('article', 'update', { title: 'X', event: null, via: 'api' }), 'Lan đã sửa bài «X», qua API'],
    [told('article', 'revert', { title: 'X', event: 'restored' }), 'Lan đã đưa bài «X» về một bản trước'],
    [told('article', 'trash'), 'Lan đã chuyển bài số 12 vào thùng rác'],
    [
      told('article-note', 'create', { title: 'X', mentioned: ['An', 'Bình'] }),
      'Lan đã ghi chú bên bài «X», nhắc An, Bình',
    ],
    [
      told('article-preview', 'withdraw', { title: 'X' }),
      'Lan đã thu hồi một đường dẫn xem trước của bài «X»',
    ],
    [
      told('user', 'change-role', { email: 'an@b.vn', after: { role: 'editor' } }, 'hpRYBSgrbqsZPoiuYLqd'),
      'Lan đã đổi quyền của tài khoản «an@b.vn», nay là biên tập viên',
    ],
    [
      told('user', 'change-role', { email: 'an@b.vn', role: null }),
      'Lan đã đổi quyền của tài khoản «an@b.vn», nay không còn quyền nào',
    ],
    [
      told('invitation', 'invite', { email: 'an@b.vn', role: 'editor' }),
      'Lan đã mời «an@b.vn» cùng làm, quyền biên tập viên',
    ],
    [
      told('user', 'join', { email: 'lan@b.vn', after: { role: 'editor' } }, 'hpRYBSgrbqsZPoiuYLqd'),
      'Lan đã nhận lời mời cùng làm, nay là biên tập viên',
    ],
    [told('tag', 'delete', { row: { id: 1, name: 'Tivi' } }), 'Lan đã xóa thẻ «Tivi»'],
    [told('import', 'undo', {}, '0f8fad5b-d9cb-469f-a165-70867728950e'), 'Lan đã hoàn tác việc nhập tệp'],
    [told('import', 'completed', { fileName: 'gia.csv' }), 'Lan đã nhập xong tệp «gia.csv»'],
    [told('setting', 'update', { after: { name: 'x' } }, null), 'Lan đã sửa cài đặt của trang'],
    [told('newsletter', 'export', { addresses: 3 }, null), 'Lan đã xuất danh sách nhận tin, 3 địa chỉ'],
    [
      told('article-change', 'start', { name: 'category', total: 14 }),
      'Lan đã bắt đầu đổi nhiều bài cùng lúc: «chuyển danh mục», 14 bài',
    ],
    [
      told('article-change', 'completed', { name: 'chuyển danh mục', total: 14, imported: 11, skipped: 3 }),
      'Lan đã đổi xong nhiều bài cùng lúc: «chuyển danh mục», 11 bài',
    ],
    [
      told('product-change', 'undo', { name: 'repaint', total: 2 }),
      'Lan đã hoàn tác việc đổi nhiều sản phẩm cùng lúc: «repaint», 2 sản phẩm',
    ],
    [
      told('category', 'delete', { row: { name: 'Cũ' }, into: 2, intoName: 'Mới', articles: [4, 5] }),
      'Lan đã xóa danh mục «Cũ», chuyển 2 bài sang «Mới»',
    ],
    [told('redirect', 'create', { path: '/cu' }), 'Lan đã thêm chuyển hướng từ «/cu»'],
    [
      told('redirect', 'import', { added: 2, paths: ['/a', '/b'] }, null),
      'Lan đã nhập nhiều chuyển hướng, 2 địa chỉ',
    ],
  ])('%s', (sentence, expected) => expect(sentence).toBe(expected))

  it('cuts a long name', () => {
    expect(
      sentenceOf({ entity: 'article', action: 'update', entityId: '1', detail: { title: 'a'.repeat(999) } })
        .name,
    ).toHaveLength(123)
  })

  it.each([
    ['article', 'constructor'],
    ['constructor', 'toString'],
    ['of-before', 'create'],
  ])('in general words where an earlier release wrote %s %s', (entity, action) => {
    expect(told(entity, action, { name: 'X' })).toMatch(/^Lan đã thay đổi .+ «X»$/)
    expect(toldOf('toString')).toBeUndefined()
    expect(entityWord('of-before')).toBe('of-before')
  })
})

const PAIRS = Object.entries(TOLD).flatMap(([entity, { done }]) =>
  Object.keys(done).map((action): [string, string] => [entity, action]),
)

it.each(PAIRS)('%s %s has a sentence of its own, with or without a name', (entity, action) => {
  for (const detail of [{ name: 'X' }, {}]) {
    const sentence = told(entity, action, detail)
    expect(sentence).toMatch(/^Lan đã \p{Ll}/u)
    expect(sentence).not.toMatch(/[{}]|thay đổi|undefined| {2}/)
  }
})

it('nothing is written into the log without one: the types refuse it', () => {
  // @ts-expect-error: no such action
  const noAction: Change<'article'> = { actorId: null, entity: 'article', action: 'praise' }
  // @ts-expect-error: no such thing
  const noThing: Change = { actorId: null, entity: 'weather', action: 'create' }
  expect(sentenceOf({ ...noAction, entityId: null, detail: {} }).before).toContain('thay đổi')
  expect(sentenceOf({ ...noThing, entityId: null, detail: {} }).before).toContain('thay đổi')
})

it('only one place writes into the log', () => {
  const writers = ['app', 'server', 'db', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file))
      .filter((file) => /into\s+"?audit_log/i.test(readFileSync(file, 'utf8'))),
  )
  expect(writers).toEqual(['app/platform/audit/record-change.server.ts'])
})
