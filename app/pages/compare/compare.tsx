import { isRouteErrorResponse, Link, redirect } from 'react-router'
import { COMPARE_PATH, compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import { findMachines } from '#app/domain/catalogue/comparison/find-machines.server.ts'
import { loadComparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import type { Comparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { sayComparison } from '#app/domain/catalogue/comparison/short-names.ts'
import { pickerCategory } from '#app/domain/catalogue/picture.ts'
import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { comparedNames, compareState } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta, plainTitle } from '#app/edge/page-meta.ts'
import { usualAnswers } from '#app/pages/home/usual-answers.server.ts'
import { DemoNote } from '#app/pages/products/demo-note.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { later } from '#app/ui/later.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import type { Route } from './+types/compare'
import { CompareCosts } from './compare-costs.tsx'
import { CompareNotes } from './compare-notes.tsx'
import { CompareSuggestions } from './compare-suggestions.tsx'
import { CompareFoot, CompareSummary } from './compare-summary.tsx'
import { CompareTable } from './compare-table.tsx'
import styles from './compare.css?url'

const CompareStart = later(() => import('./compare-start.tsx').then(({ CompareStart }) => CompareStart))

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [plainTitle(matches, 'Không tìm thấy sản phẩm để so sánh')]
  const columns = loaderData.comparison?.columns ?? []
  const ids = columns.map(({ id }) => id).sort((a, b) => a - b)
  return pageMeta(matches, {
    title: columns.length > 0 ? nameOf(columns) : 'So sánh sản phẩm',
    description:
      'Đặt 2 đến 4 sản phẩm cùng loại cạnh nhau: giá, thông số, tiền điện mỗi tháng và chi phí 5 năm, điểm khác nhau đứng trước.',
    path: compareHref(ids),
    index: columns.length === 0,
    embeds: columns.length > 1,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { ids: asked, diff } = compareState.parse({
    ids: searchParams.getAll('ids').join(','),
    diff: searchParams.get('diff') ?? undefined,
  })
  const { db } = context.get(requestContext)
  if (asked.ids.length + asked.unread === 0) {
    const names = comparedNames.parse(searchParams.getAll('tim'))
    const [categories, answers, found] = await Promise.all([
      categoryCounts(db),
      usualAnswers(db),
      names.some(Boolean) ? findMachines(db, names) : [],
    ])
    const meant = found.flatMap(({ hits }) => (hits.length === 1 ? hits : []))
    if (meant.length === 2) throw redirect(compareHref(meant.map(({ id }) => id)))
    const ready = answers.filter(({ products }) => products.length > 1)
    return { comparison: null, diff, categories: categories.map(pickerCategory), ready, found }
  }
  const comparison = await loadComparison(db, { ...asked, now: Date.now() })
  if (!comparison) throw new Response(null, { status: 404 })
  return { comparison, diff, categories: [], ready: [], found: [] }
}

export default function ComparePage({
  loaderData: { comparison, diff, categories, ready, found },
}: Route.ComponentProps) {
  const category = comparison?.columns[0]?.category?.toLocaleLowerCase('vi') ?? 'sản phẩm'
  return (
    <Container className={`grid grid-cols-1 ${comparison ? 'gap-4 py-4' : 'gap-5 py-4'}`}>
      <div className="max-md:hidden print:hidden">
        <Breadcrumb
          crumbs={[
            { label: 'Trang chủ', to: '/' },
            ...(comparison ? [{ label: 'So sánh', to: COMPARE_PATH }] : []),
            { label: comparison ? `So sánh ${category}` : 'So sánh' },
          ]}
        />
      </div>
      <header className="grid gap-1">
        <h1
          className={
            comparison ? 'text-lg font-semibold text-muted md:text-xl' : 'text-2xl font-bold md:text-3xl'
          }
        >
          So sánh {category}
        </h1>
        {!comparison && (
          <p className="text-sm text-muted md:text-base">
            Đặt 2 đến 4 sản phẩm cùng loại cạnh nhau: điểm khác nhau đứng trước, kèm tiền điện mỗi tháng và
            chi phí 5 năm.
          </p>
        )}
      </header>
      {comparison ? (
        <Compared comparison={comparison} diff={diff} />
      ) : (
        <CompareStart categories={categories} ready={ready} found={found} />
      )}
    </Container>
  )
}

function Compared({ comparison, diff }: { comparison: Comparison; diff: boolean }) {
  const { columns, leftOut, sections, winner, summary, outlays, basis, suggestions, hasDemo } = comparison
  const ids = columns.map(({ id }) => id)
  const alone = columns.length === 1
  return (
    <>
      <CompareNotes leftOut={leftOut} />
      {alone ? (
        <p className="max-w-text text-pretty text-muted">
          Bạn mới chọn <b className="text-ink">{columns[0]?.title}</b>. Thêm ít nhất một sản phẩm để đặt cạnh
          nhau.
        </p>
      ) : (
        <div className="compare-verdict">
          <CompareSummary winner={winner} sentences={summary} />
          {outlays && <CompareCosts columns={columns} outlays={outlays} chosen={winner?.place ?? null} />}
        </div>
      )}
      {!alone && (
        <CompareTable
          columns={columns}
          chosen={winner?.place ?? null}
          sections={sections}
          onlyDifferences={diff}
        />
      )}
      {!alone && <CompareFoot ids={ids} onlyDifferences={diff} question={nameOf(columns)} />}
      {!alone && basis && <p className="max-w-text text-sm text-muted">{basis}</p>}
      <DemoNote shown={hasDemo} />
      <CompareSuggestions
        title={alone ? 'Cùng loại, giá gần nhất' : 'Thêm sản phẩm vào bảng'}
        chosen={columns}
        suggestions={suggestions}
      />
    </>
  )
}

const nameOf = (columns: Comparison['columns']) => sayComparison(columns.map(({ shortName }) => shortName))

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyState
      headingLevel={1}
      title="Không tìm thấy sản phẩm để so sánh"
      text="Các sản phẩm trong liên kết không tồn tại hoặc đã bị xóa. Bạn chọn lại từ danh mục nhé."
      actions={
        <>
          <Button asChild>
            <Link to={COMPARE_PATH}>Chọn sản phẩm để so sánh</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/products">Về danh sách sản phẩm</Link>
          </Button>
        </>
      }
    />
  )
}
