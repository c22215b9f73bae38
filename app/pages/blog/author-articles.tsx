import type { authorPage } from '#app/domain/blog/pages/author-page.server.ts'
import { authorPath, pagePath } from '#app/domain/blog/paths.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ArticleGrid } from './article-grid.tsx'

export type AuthorPageData = NonNullable<Awaited<ReturnType<typeof authorPage>>>

/** The articles of an author, the newest first, by pages. */
export function AuthorArticles({ page: { author, articles, page, totalPages } }: { page: AuthorPageData }) {
  if (articles.length === 0) return <p className="text-muted">Chưa có bài viết nào</p>
  return (
    <section aria-labelledby="articles" className="grid gap-4">
      <SectionHeading id="articles" title="Bài đã viết" />
      <ArticleGrid cards={articles} />
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(number) => pagePath(authorPath(author.slug), number)}
        className="mt-4"
      />
    </section>
  )
}
