import { Bookmark, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'
import { BLOG_PATH } from '#app/domain/blog/paths.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { EmptyState, ErrorState } from '#app/ui/state.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { WaysOn } from '#app/ui/ways-on.tsx'
import { ArticleCard } from './article-card.tsx'
import { savedArticles, toggleSavedArticle } from './saved-articles.ts'

/** The articles kept in this browser. */
export function SavedArticles() {
  const ids = useStoredList(savedArticles)
  const { cards, failed, retry } = useArticleCards(ids)
  const hydrated = useHydrated()
  if (hydrated && ids.length === 0) return <NothingSaved />
  if (failed) return <NotReached retry={retry} />
  if (!hydrated || !cards) return <Spinner />
  const gone = ids.filter((id) => !cards.some((card) => card.id === id))
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted">
        {ids.length} bài viết đã lưu
      </p>
      {gone.length > 0 && <GoneNote ids={gone} />}
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {cards.map((card) => (
          <li key={card.id} className="relative grid">
            <ArticleCard card={card} look="compact" headingLevel={2} tags={2} />
            <IconButton
              label={`Bỏ lưu ${card.title}`}
              className="absolute end-1 top-1 z-10"
              onClick={() => giveUp(card.id)}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function giveUp(id: number): void {
  toggleSavedArticle(id)
  showToast({
    title: 'Đã bỏ lưu',
    action: { label: 'Hoàn tác', onPress: () => void toggleSavedArticle(id) },
  })
}

function GoneNote({ ids }: { ids: readonly number[] }) {
  const forget = () => savedArticles.change((list) => list.filter((id) => !ids.includes(id)))
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken p-4 text-sm">
      {ids.length} bài viết đã lưu không còn trên trang.
      <Button variant="secondary" size="sm" onClick={forget}>
        Bỏ khỏi danh sách
      </Button>
    </p>
  )
}

function NothingSaved() {
  return (
    <div className="grid gap-8">
      <EmptyState
        icon={<Bookmark aria-hidden="true" />}
        title="Bạn chưa lưu bài viết nào"
        text="Bấm “Lưu” trong bài bạn muốn đọc lại. Danh sách nằm trong trình duyệt này, không cần tài khoản."
        actions={
          <Button asChild>
            <Link to={BLOG_PATH}>Xem blog</Link>
          </Button>
        }
        className="pt-4 pb-2"
      />
      <WaysOn ways={['knowledge', 'chat', 'sizes', 'products']} />
    </div>
  )
}

function NotReached({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="Chưa tải được danh sách"
      text="Các bài bạn lưu vẫn còn trong trình duyệt. Bạn kiểm tra kết nối rồi thử lại nhé."
      actions={<Button onClick={retry}>Thử lại</Button>}
    />
  )
}

/** How many articles one call of the API gives. */
const AT_ONCE = 48

/** The cards of articles by id; `failed` where the server could not be reached, and `retry` asks again. */
type ArticleCards = {
  cards: readonly CardView[] | null
  failed: boolean
  retry: () => void
}

/** Fetches the cards of `ids`, once for the ids that the page came with; those taken off later are just not shown. */
function useArticleCards(ids: readonly number[]): ArticleCards {
  const [found, setFound] = useState<readonly CardView[] | null>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const wanted = ids.join(',')
  const known = new Set(found?.map(({ id }) => id))
  const isMissing = found === null || ids.some((id) => !known.has(id))
  useEffect(() => {
    if (wanted === '' || !isMissing) return
    const stop = new AbortController()
    fetchCards(wanted.split(',').map(Number), stop.signal)
      .then(setFound)
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => stop.abort()
  }, [wanted, isMissing, tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { cards: found?.filter(({ id }) => ids.includes(id)) ?? null, failed, retry }
}

async function fetchCards(ids: readonly number[], signal: AbortSignal): Promise<CardView[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const pages = await Promise.all(parts.map((part) => fetchPart(part, signal)))
  return pages.flat()
}

async function fetchPart(ids: readonly number[], signal: AbortSignal): Promise<CardView[]> {
  const response = await fetch(`/api/v1/article-cards?ids=${ids.join(',')}`, { signal })
  if (!response.ok) throw new Error(`Cards answered ${response.status}`)
  const { articles } = (await response.json()) as { articles: CardView[] }
  return articles
}
