import { Link } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { EMBED_PATH } from '#app/edge/embed-paths.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/docs'
import { ENDPOINTS } from './api-description.server.ts'
import { Contents, Figures } from './docs-contents.tsx'
import { EndpointSection } from './docs-endpoint.tsx'
import { examplesOn } from './docs-examples.ts'
import { figuresOfKinds } from './docs-figures.server.ts'
import {
  Code,
  CommonRules,
  Limits,
  McpGuide,
  ReceivingGuide,
  SupabaseGuide,
  TopicSection,
} from './docs-guides.tsx'
import { apiLimits, toolLimits } from './docs-limits.server.ts'
import { TOPICS } from './docs-topics.ts'
import { API_PARTS, scopeOf } from './endpoint.ts'
import type { ApiPart } from './endpoint.ts'
import { IN_ENGLISH } from './openapi-document.server.ts'
import { parametersOf } from './parameters.ts'
import { RECEIVING_NOTES } from './webhook-receiving.ts'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Tài liệu API' }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Tài liệu API',
    description:
      'API của {site}: đọc sản phẩm, bài viết, câu hỏi và hỏi cố vấn không cần khóa; ghi bằng khóa API.',
    path: '/api/docs',
  })
}

export function loader({ context }: Route.LoaderArgs) {
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/api/docs')])
  const parts = Object.entries(API_PARTS) as [ApiPart, string][]
  const { siteUrl, settings } = context.get(requestContext)
  const examples = examplesOn(siteUrl)
  return {
    siteUrl,
    inEnglish: IN_ENGLISH,
    figures: figuresOfKinds(),
    limits: apiLimits(settings),
    mcpLimits: toolLimits(settings),
    parts: parts.map(([part, title]) => ({
      part,
      title,
      example: examples[part],
      endpoints: ENDPOINTS.filter((endpoint) => endpoint.part === part).map((endpoint) => ({
        id: endpoint.operationId,
        method: endpoint.method,
        path: endpoint.path,
        summary: endpoint.summary,
        // What a receiver has to know has a place of its own.
        notes: endpoint.notes === RECEIVING_NOTES ? null : (endpoint.notes ?? null),
        needsKey: endpoint.forStaff === true,
        scope: scopeOf(endpoint),
        isDeprecated: endpoint.isDeprecated === true,
        parameters: parametersOf(endpoint.query),
        body: parametersOf(endpoint.body),
      })),
    })),
  }
}

export default function ApiDocsPage({
  loaderData: { parts, siteUrl, inEnglish, figures, limits, mcpLimits },
}: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-8 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">Tài liệu API</h1>
        <p lang="en" className="max-w-text text-muted">
          {inEnglish}
        </p>
        <p className="max-w-text text-muted">
          Đọc không cần khóa. Ghi, và đọc bài nháp hay sản phẩm ẩn, cần khóa API trong tiêu đề{' '}
          <code>Authorization: Bearer</code>, tạo ở trang Tài khoản. Lỗi theo chuẩn RFC 9457
          (application/problem+json). Bản mô tả cho máy:{' '}
          <a href="/api/v1/openapi.json" className="text-action underline">
            openapi.json
          </a>{' '}
          (Redocly nhắc <code>no-ambiguous-paths</code>: bài theo slug và lệnh khôi phục theo id có địa chỉ
          giống dạng nhau, nhưng một bên chỉ nhận GET, bên kia chỉ nhận POST. Site chưa đặt{' '}
          <code>SITE_URL</code> thì thêm <code>no-server-example.com</code>, vì máy chủ đúng là localhost).
          Chỉ muốn hiện sản phẩm trên trang của mình thì{' '}
          <Link to={EMBED_PATH} className="text-action underline">
            chép mã nhúng
          </Link>
          , không cần viết chương trình.
        </p>
      </header>
      <Contents parts={parts} />
      <CommonRules />
      {TOPICS.map((topic) => (
        <TopicSection key={topic.id} topic={topic} />
      ))}
      <Figures kinds={figures} />
      <Limits limits={limits} />
      <McpGuide siteUrl={siteUrl} limits={mcpLimits} />
      {parts.map(({ part, title, example, endpoints }) => (
        <section key={part} aria-labelledby={part} className="grid grid-cols-1 gap-6">
          <h2 id={part} className="text-2xl font-bold">
            {title}
          </h2>
          <Code text={example} />
          {part === 'webhooks' && <ReceivingGuide />}
          {part === 'functions' && <SupabaseGuide siteUrl={siteUrl} />}
          {endpoints.map((endpoint) => (
            <EndpointSection key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </Container>
  )
}
