import { Link } from 'react-router'
import { BLOG_PATH, SEARCH_PATH } from '#app/domain/blog/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'

/** In the place of an article that is not there. */
export function ArticleMissing() {
  return (
    <EmptyState
      headingLevel={1}
      title="Không tìm thấy bài viết"
      text="Bài viết bạn đang tìm kiếm không tồn tại hoặc đã bị xóa."
      actions={
        <>
          <Button asChild>
            <Link to={BLOG_PATH}>Quay lại Blog</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={SEARCH_PATH}>Tìm bài viết</Link>
          </Button>
        </>
      }
    />
  )
}
