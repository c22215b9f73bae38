import { expect, it } from 'vitest'
import type { FeedRun } from '#app/domain/imports/feeds/feed.ts'
import { countsOf, reasonOf } from './feed-words.ts'

const RUN: FeedRun = {
  id: 1,
  jobId: 'j',
  state: 'held',
  reason: 'share',
  detail: '66.7',
  seenAt: '',
  finishedAt: null,
  bytes: 1,
  seen: 3,
  created: 0,
  changed: 1,
  gone: 1,
  refused: 0,
  doubts: 0,
}

it('asks somebody to look only while a run waits', () => {
  expect(reasonOf(RUN)).toBe(
    'Lần này mất 1 sản phẩm và đổi giá 1 sản phẩm, 66,7% số đang có: bạn xem thử rồi bấm bắt đầu, hoặc bỏ qua.',
  )
  expect(reasonOf({ ...RUN, state: 'done' })).toBe(
    'Lần này mất 1 sản phẩm và đổi giá 1 sản phẩm, 66,7% số đang có, nên đã chờ người duyệt.',
  )
  expect(reasonOf({ ...RUN, reason: 'mapping' })).toContain('bấm bắt đầu')
  expect(reasonOf({ ...RUN, reason: 'mapping', state: 'done' })).toBeNull()
})

it('counts nothing that nobody has counted', () => {
  expect(countsOf(RUN)).toEqual([3, 0, 1, 1, 0])
  expect(countsOf({ ...RUN, reason: 'mapping' })).toEqual([3, null, null, null, null])
  expect(countsOf({ ...RUN, reason: 'mapping', state: 'done' })).toEqual([3, 0, 1, 1, 0])
  expect(countsOf({ ...RUN, state: 'unchanged' })).toEqual([null, null, null, null, null])
})
