import { z } from 'zod'
import { RUN_STATES } from './feed.ts'
import type { FeedRun } from './feed.ts'
import type { ListedFeed } from './queries/feeds.server.ts'

/** One time a feed was read, as the API gives it. */
export const feedRunSchema = z
  .object({
    id: z.int(),
    import_id: z.uuid().nullable().describe('Lần nhập ghi lần đọc này; held: chờ người duyệt nó'),
    state: z.enum(RUN_STATES),
    reason: z.string().nullable(),
    detail: z.string().nullable(),
    seen_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    bytes: z.int().nullable(),
    seen: z.int(),
    created: z.int(),
    changed: z.int(),
    gone: z.int(),
    refused: z.int(),
    doubts: z.int().describe('Dòng chờ người nói có phải sản phẩm đã có không'),
  })
  .meta({ id: 'FeedRun' })

/** A feed as the API gives it. */
export const feedSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string().nullable(),
    shop: z.string(),
    interval_minutes: z.int(),
    hold_share: z.int(),
    adds_only: z.boolean(),
    fetches_pictures: z.boolean(),
    is_on: z.boolean(),
    is_reading: z.boolean(),
    next_run_at: z.iso.datetime().nullable().describe('null khi tắt, hoặc khi các tệp được tải lên'),
    failures: z.int().describe('Số lần hỏng liền nhau tính tới nay'),
    last_run: feedRunSchema.nullable(),
  })
  .meta({ id: 'Feed' })

/** A run as the API gives it. */
export const apiRun = ({ jobId, seenAt, finishedAt, ...run }: FeedRun): z.infer<typeof feedRunSchema> => ({
  ...run,
  import_id: jobId,
  seen_at: seenAt,
  finished_at: finishedAt,
})

/** A feed as the API gives it. */
export const apiFeed = (feed: ListedFeed, run: FeedRun | undefined): z.infer<typeof feedSchema> => ({
  id: feed.id,
  name: feed.name,
  url: feed.url,
  shop: feed.shop,
  interval_minutes: feed.intervalMinutes,
  hold_share: feed.holdShare,
  adds_only: feed.addsOnly,
  fetches_pictures: feed.fetchesPictures,
  is_on: feed.isOn,
  is_reading: feed.isReading,
  next_run_at: feed.isOn && feed.url !== null ? feed.nextRunAt : null,
  failures: feed.failures,
  last_run: run ? apiRun(run) : null,
})
