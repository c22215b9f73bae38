import { z } from 'zod'
import { feedRunSchema, feedSchema } from '#app/domain/imports/feeds/api-feed.ts'
import { apiFeedChange, apiFeedInput } from '#app/domain/imports/feeds/feed-input.ts'
import { paginationSchema } from '#app/platform/paging/schema.ts'
import type { Endpoint } from './endpoint.ts'
import { feedRunsQuery, feedsQuery } from './list-queries.ts'

const ONE = '/api/v1/feeds/{id}'
const shared = { part: 'feeds', forStaff: true } as const

/** The calls by which editors' own tools say which files of shops are read again and again. */
export const FEED_ENDPOINTS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'get',
    path: '/api/v1/feeds',
    operationId: 'listFeeds',
    summary: 'Các nguồn giá, mỗi nguồn kèm lần đọc gần nhất',
    query: feedsQuery,
    answer: z.object({ feeds: z.array(feedSchema), pagination: paginationSchema }),
  },
  {
    ...shared,
    method: 'post',
    path: '/api/v1/feeds',
    operationId: 'createFeed',
    summary: 'Thêm nguồn giá. Được đọc ngay; lần đọc đầu chờ người xem các cột trong trang quản trị',
    body: apiFeedInput,
    answer: feedSchema,
    creates: true,
    mayConflict: true,
  },
  {
    ...shared,
    method: 'get',
    path: ONE,
    operationId: 'getFeed',
    summary: 'Một nguồn giá',
    answer: feedSchema,
    isVersioned: true,
  },
  {
    ...shared,
    method: 'patch',
    path: ONE,
    operationId: 'updateFeed',
    summary: 'Sửa các trường được gửi của một nguồn giá; is_on: false là tạm dừng',
    body: apiFeedChange,
    answer: feedSchema,
    isVersioned: true,
    mayConflict: true,
  },
  {
    ...shared,
    method: 'delete',
    path: ONE,
    operationId: 'deleteFeed',
    summary: 'Xóa một nguồn giá; giá và sản phẩm đã nhập vẫn còn',
    answer: null,
    isVersioned: true,
  },
  {
    ...shared,
    method: 'post',
    path: `${ONE}/run`,
    operationId: 'runFeed',
    summary: 'Đọc một nguồn giá ngay; nguồn đang tắt thì được bật lại',
    answer: feedSchema,
    status: 202,
    mayConflict: true,
  },
  {
    ...shared,
    method: 'get',
    path: `${ONE}/runs`,
    operationId: 'listFeedRuns',
    summary: 'Những lần đọc một nguồn giá, và kết quả',
    query: feedRunsQuery,
    answer: z.object({ runs: z.array(feedRunSchema), pagination: paginationSchema }),
  },
]
