import { Bookmark, X } from 'lucide-react'
import { Link } from 'react-router'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { EmptyState, ErrorState } from '#app/ui/state.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { savedArticles, toggleSavedArticle } from './saved-articles.ts'
import { useArticleCards } from './use-article-cards.ts'
import { BLOG_PATH } from '#app/domain/blog/paths.ts'
import { ArticleCard } from './article-card.tsx'

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
              className="!absolute end-1 top-1 z-10"
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
    <EmptyState
      icon={<Bookmark aria-hidden="true" />}
      title="Bạn chưa lưu bài viết nào"
      text="Bấm “Lưu” trong bài bạn muốn đọc lại. Danh sách nằm trong trình duyệt này, không cần tài khoản."
      actions={
        <Button asChild>
          <Link to={BLOG_PATH}>Xem blog</Link>
        </Button>
      }
    />
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
