import { Bookmark } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { savedArticles, toggleSavedArticle } from './saved-articles.ts'

/** 'Lưu' keeps the article in this browser, and gives it up again. */
export function SaveArticle({ id }: { id: number }) {
  const saved = useStoredList(savedArticles).includes(id)
  const press = () => {
    const kept = toggleSavedArticle(id)
    showToast({ tone: kept ? 'success' : 'neutral', title: kept ? 'Đã lưu bài viết' : 'Đã bỏ lưu' })
  }
  return (
    <Button
      variant="secondary"
      aria-pressed={saved}
      size="sm"
      className="press-button shrink-0 no-js:hidden print:hidden"
      onClick={press}
    >
      <Bookmark aria-hidden="true" className="size-5" />
      <span className="max-md:sr-only">Lưu</span>
    </Button>
  )
}
