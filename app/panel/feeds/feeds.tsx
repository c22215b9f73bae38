import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { lastRuns, listRuns } from '#app/domain/imports/feeds/queries/feed-runs.server.ts'
import { listFeeds } from '#app/domain/imports/feeds/queries/feeds.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/feeds'
import { FeedCard } from './feed-card.tsx'
import { FeedForm } from './feed-form.tsx'
import { answerFeedForm } from './feed-writes.server.ts'
import { RunList } from './run-list.tsx'

/** Runs that the screen lists. */
const MOST_RUNS = 50
/** How often the screen asks while something is being read, in ms. */
const POLL_MS = 2_000

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Nguồn giá', { en: 'Price feeds' })) }]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'import')
  const { db } = asked.context.get(requestContext)
  const params = asked.url.searchParams
  const chosen = rowId.safeParse(params.get('feed'))
  const open = chosen.success ? chosen.data : null
  const [feeds, last, runs] = await Promise.all([
    listFeeds(db),
    lastRuns(db),
    open === null ? [] : listRuns(db, open, MOST_RUNS),
  ])
  return {
    feeds: feeds.map((feed) => ({ feed, run: last.get(feed.id) ?? null })),
    open,
    runs,
    problem: params.get('problem')?.slice(0, 40) ?? null,
    shop: params.get('shop')?.slice(0, 100) ?? '',
    now: Date.now(),
  }
}

export const action = (asked: Route.ActionArgs) => answerFeedForm(asked)

export default function FeedsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { feeds, open, runs, problem, shop, now } = loaderData
  const { open: edited, hrefOf, close } = useOpenForm()
  useOutcomeToast(actionData, () => edited !== null && close())
  useFreshRuns(
    feeds.some(
      ({ feed, run }) =>
        feed.isReading ||
        run?.state === 'importing' ||
        (feed.isOn && feed.url !== null && Date.parse(feed.nextRunAt) <= now),
    ),
  )
  return (
    <>
      <PageHeading
        title={say('Nguồn giá', { en: 'Price feeds' })}
        text={say('Tệp sản phẩm được đọc lại theo nhịp: giá của từng nơi bán, hàng mới, và tuổi của giá.', {
          en: 'Product files that are read again and again: each shop’s prices, new products, and how old prices are.',
        })}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('Thêm nguồn', { en: 'Add feed' })}
          </Link>
        }
      />
      <OutcomeNote outcome={actionData} />
      {edited === 'new' && (
        <FeedForm feed={null} shop={shop} outcome={actionData} cancelHref={hrefOf(null)} />
      )}
      {feeds.length === 0 && edited !== 'new' && (
        <EmptyState
          title={say('Chưa có nguồn nào', { en: 'No feeds yet' })}
          text={say('Thêm địa chỉ tệp sản phẩm của một cửa hàng: giá sẽ tự mới theo nhịp bạn chọn.', {
            en: 'Add the address of a shop’s product file: prices then stay fresh at the pace you choose.',
          })}
        />
      )}
      {feeds.map(({ feed, run }) => (
        <div key={feed.id} className="grid gap-3">
          {edited === String(feed.id) ? (
            <FeedForm feed={feed} outcome={actionData} cancelHref={hrefOf(null)} />
          ) : (
            <FeedCard
              feed={feed}
              run={run}
              editHref={hrefOf('edit', feed.id)}
              runsHref={open === feed.id ? '/admin/feeds' : `/admin/feeds?feed=${feed.id}`}
              isOpen={open === feed.id}
            />
          )}
          {open === feed.id && <RunList feedId={feed.id} runs={runs} problem={problem} />}
        </div>
      ))}
    </>
  )
}

/** Asks again now and then while something is being read. */
function useFreshRuns(isBusy: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
