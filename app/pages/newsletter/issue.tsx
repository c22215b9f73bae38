import { Link } from 'react-router'
import { plainIntroduction, wordsOf } from '#app/domain/newsletter/introduction.ts'
import { ISSUES_PATH, issuePath } from '#app/domain/newsletter/issue.ts'
import { articlesOf, getIssue } from '#app/domain/newsletter/issues.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta, plainTitle } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/issue'

const crumbsOf = (subject: string) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Bản tin', to: '/ban-tin' },
  { label: 'Các số đã gửi', to: ISSUES_PATH },
  { label: subject },
]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [plainTitle(matches, 'Không tìm thấy số bản tin')]
  const { id, subject, introduction, articles } = loaderData
  return pageMeta(matches, {
    title: subject,
    description: plainIntroduction(introduction, null) || articles.map(({ title }) => title).join('; '),
    path: issuePath(id),
    type: 'article',
  })
}

/** What was sent, with its articles as they are now: one that was taken down is not here either. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext)
  const id = rowId.safeParse(params.id)
  const issue = id.success ? await getIssue(db, id.data) : null
  if (!issue?.startedAt) throw new Response(null, { status: 404 })
  const { subject, introduction, startedAt } = issue
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbsOf(subject), issuePath(issue.id))])
  const articles = await articlesOf(db, issue.articleIds)
  return { id: issue.id, subject, introduction, startedAt, articles }
}

export default function IssuePage({ loaderData: issue }: Route.ComponentProps) {
  const { subject, introduction, startedAt, articles } = issue
  return (
    <Container className="grid max-w-3xl gap-6 py-6">
      <Breadcrumb crumbs={crumbsOf(subject)} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold text-balance">{subject}</h1>
        <p className="text-sm text-muted">
          Bản tin gửi ngày <time dateTime={startedAt}>{formatDate(startedAt)}</time>
        </p>
      </header>
      {introduction !== '' && (
        <p className="max-w-text whitespace-pre-line">
          {wordsOf(introduction).map(({ text, isBold, href }, at) => {
            if (href)
              return (
                <a key={at} href={href} className="text-action underline">
                  {text}
                </a>
              )
            return isBold ? <strong key={at}>{text}</strong> : text
          })}
        </p>
      )}
      {articles.length > 0 && (
        <ul className="grid gap-4">
          {articles.map(({ id, title, excerpt, path, picture }) => (
            <Card as="li" key={id} interactive className="relative grid gap-4 sm:grid-cols-[12rem_1fr]">
              {picture && <Picture {...picture} />}
              <div className="grid content-start gap-2 sm:only:col-span-full">
                <h2 className="text-lg font-bold">
                  <Link to={path} className="text-action after:absolute after:inset-0">
                    {title}
                  </Link>
                </h2>
                {excerpt && <p className="text-muted">{excerpt}</p>}
              </div>
            </Card>
          ))}
        </ul>
      )}
      <Card as="section" aria-label="Đăng ký" className="flex flex-wrap items-center justify-between gap-4">
        <p>Nhận số sau qua email, hủy lúc nào cũng được bằng một lần bấm.</p>
        <Link to="/ban-tin" className={buttonClass()}>
          Đăng ký nhận tin
        </Link>
      </Card>
    </Container>
  )
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const known = uploadedPicture(src)
  return (
    <img
      src={src}
      alt={alt}
      srcSet={known?.srcSet}
      sizes="(min-width: 640px) 192px, 100vw"
      width={known?.width}
      height={known?.height}
      loading="lazy"
      className="w-full rounded-control object-cover"
    />
  )
}
