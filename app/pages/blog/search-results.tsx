import { Search } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import type { TextPiece } from '#app/domain/blog/highlight.ts'
import type { searchPage } from '#app/domain/blog/pages/search-page.server.ts'
import { BLOG_PATH, SEARCH_PATH, searchPath } from '#app/domain/blog/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ArticleCard } from './article-card.tsx'

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>

/** What a search found, all pages so far one below the other. */
export function SearchResults({ page }: { page: SearchPageData }) {
  const { q, asksNothing, hits, total, more } = page
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname === SEARCH_PATH
  if (asksNothing) {
    return (
      <EmptyState
        icon={<Search aria-hidden="true" />}
        title="Tìm kiếm bài viết"
        text="Gõ từ khóa hoặc chọn danh mục để tìm bài. Gõ có dấu hay không dấu đều được."
      />
    )
  }
  return (
    <section aria-labelledby="results" className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="results" className="text-lg font-bold">
          Kết quả tìm kiếm
        </h2>
        <p role="status" className="grow text-sm text-muted max-sm:order-last max-sm:basis-full">
          {sayCount(total, hits.length, q)}
        </p>
        <Link
          to={BLOG_PATH}
          className="ms-auto inline-flex min-h-9 items-center text-sm font-semibold text-action hover:underline"
        >
          ← Quay về trang chủ
        </Link>
      </div>
      {total === 0 ? (
        <NothingFound page={page} />
      ) : (
        <ul className="grid gap-3">
          {hits.map(({ card, title, text, why }, index) => (
            <li key={card.id} className="grid">
              <ArticleCard
                card={card}
                look="found"
                tags={3}
                eager={index === 0}
                why={
                  why && (
                    <>
                      {index === 0 && <b className="font-semibold text-action">Khớp nhất: </b>}
                      {index === 0 ? why : why.replace(/^./u, (first) => first.toLocaleUpperCase('vi'))}
                    </>
                  )
                }
                marked={{ title: <Marked pieces={title} />, text: <Marked pieces={text} /> }}
              />
            </li>
          ))}
        </ul>
      )}
      {loading && <Spinner className="mx-auto" />}
      {more && !loading && (
        <Link to={more} preventScrollReset replace className={buttonClass('secondary', 'md', 'mx-auto')}>
          Xem thêm
        </Link>
      )}
      {!more && hits.length < total && (
        <p className="text-center text-muted">Còn nhiều bài khác. Bạn gõ thêm từ khóa để thu hẹp nhé.</p>
      )}
    </section>
  )
}

function sayCount(total: number, shown: number, q: string): string {
  const forText = q === '' ? '' : ` cho “${q}”`
  if (total === 0) return `Không tìm thấy kết quả nào${forText}`
  const found = `Tìm thấy ${formatNumber(total)} bài viết${forText}`
  return shown < total ? `${found}, đang hiện ${formatNumber(shown)} bài` : found
}

/** What was searched, marked; a screen reader reads on without a stop. */
function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      // The pieces of a text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="hit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

function NothingFound({ page: { q, category } }: { page: SearchPageData }) {
  return (
    <EmptyState
      headingLevel={3}
      title="Không tìm thấy kết quả"
      text={
        <ul className="grid list-disc gap-1 ps-5 text-start">
          <li>Kiểm tra lại chính tả.</li>
          <li>Thử từ khóa ngắn hơn hoặc chung hơn.</li>
          <li>Tìm trong tất cả danh mục.</li>
        </ul>
      }
      actions={
        category !== undefined &&
        q !== '' && (
          <Link to={searchPath({ text: q })} className={buttonClass('primary')}>
            Tìm trong tất cả danh mục
          </Link>
        )
      }
    />
  )
}
