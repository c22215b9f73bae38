import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { loadComparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import type { LeftOut } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { suggest } from '#app/domain/catalogue/queries/suggest.server.ts'
import { embedState } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { EMBED_PATH } from '#app/edge/embed-paths.ts'
import { embedScript } from '#app/edge/embed-snippet.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { EXAMPLE } from '#app/pages/home/usual-needs.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/embed'
import { EmbedBuilder } from './embed-builder.tsx'
import { EmbedNotes } from './embed-notes.tsx'
import { Snippet } from './snippet.tsx'

const TITLE = 'Nhúng vào trang của bạn'
const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: TITLE }]

/** How many of the example's machines are compared. */
const COMPARED = 2

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: TITLE,
    description:
      'Đặt thẻ sản phẩm, bảng so sánh hoặc ô hỏi cố vấn lên blog hay diễn đàn của bạn: chép một đoạn mã, không cần khóa, không theo dõi người đọc.',
    path: EMBED_PATH,
    index: location.search === '',
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, siteUrl, site } = context.get(requestContext)
  const { ids: asked, q, question } = embedState.parse(Object.fromEntries(new URL(request.url).searchParams))
  const isExample = asked.ids.length === 0
  const example = isExample ? await exampleAnswer(db, EXAMPLE) : null
  const ids = isExample ? (example?.products ?? []).slice(0, COMPARED).map(({ id }) => id) : asked.ids
  const [comparison, found] = await Promise.all([
    loadComparison(db, { ids, unread: asked.unread, now: Date.now() }),
    q ? suggest(db, q) : null,
  ])
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, EMBED_PATH)])
  return {
    siteUrl,
    siteName: site.name,
    q,
    question,
    isExample,
    products: (comparison?.columns ?? []).map(({ id, title, shortName }) => ({ id, title, shortName })),
    leftOut: comparison ? countOf(comparison.leftOut) : ids.length + asked.unread,
    found: found?.products.map(({ id, title, price, seen }) => ({ id, title, price, seen })) ?? null,
  }
}

const countOf = ({ unknown, beyond, otherCategory }: LeftOut) =>
  unknown + beyond + (otherCategory?.ids.length ?? 0)

export default function EmbedPage({ loaderData }: Route.ComponentProps) {
  const { siteUrl, siteName } = loaderData
  return (
    <Container className="grid grid-cols-1 gap-8 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">{TITLE}</h1>
        <p className="max-w-text text-muted">
          Bạn viết blog, quản diễn đàn hay làm trang tư vấn? Đặt thẻ sản phẩm, bảng so sánh hoặc ô hỏi cố vấn
          của {siteName} ngay trong bài. Không cần khóa hay đăng ký, và mọi thứ theo phông chữ, màu chữ của
          trang bạn.
        </p>
      </header>
      <section className="grid max-w-text grid-cols-1 gap-3" aria-labelledby="script">
        <h2 id="script" className="text-2xl font-bold">
          1. Thêm một dòng này vào trang
        </h2>
        <p>Mỗi trang chỉ cần một lần, ở đâu cũng được.</p>
        <Snippet name="Dòng tải tệp nhúng" code={embedScript(siteUrl)} />
      </section>
      <EmbedBuilder {...loaderData} />
      <EmbedNotes siteUrl={siteUrl} />
    </Container>
  )
}
