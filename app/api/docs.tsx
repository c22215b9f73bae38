import { Link } from 'react-router'
import { EMBED_PATH } from '#app/edge/embed-paths.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Route } from './+types/docs'
import { ENDPOINTS } from './api-description.server.ts'
import { API_PARTS, scopeOf } from './endpoint.ts'
import type { ApiPart } from './endpoint.ts'
import { parametersOf } from './parameters.ts'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Tài liệu API' }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Tài liệu API',
    description:
      'API của Chọn Máy: đọc sản phẩm, bài viết, câu hỏi và hỏi cố vấn không cần khóa; ghi bằng khóa API.',
    path: '/api/docs',
  })
}

export function loader({ context }: Route.LoaderArgs) {
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/api/docs')])
  const parts = Object.entries(API_PARTS) as [ApiPart, string][]
  return {
    parts: parts.map(([part, title]) => ({
      part,
      title,
      endpoints: ENDPOINTS.filter((endpoint) => endpoint.part === part).map((endpoint) => ({
        method: endpoint.method,
        path: endpoint.path,
        summary: endpoint.summary,
        needsKey: endpoint.forStaff === true,
        scope: scopeOf(endpoint),
        isDeprecated: endpoint.isDeprecated === true,
        parameters: parametersOf(endpoint.query),
      })),
    })),
  }
}

export default function ApiDocsPage({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-8 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">Tài liệu API</h1>
        <p className="max-w-text text-muted">
          Đọc không cần khóa. Ghi, và đọc bài nháp, cần khóa API trong tiêu đề{' '}
          <code>Authorization: Bearer</code>, tạo ở trang Tài khoản. Lỗi theo chuẩn RFC 9457
          (application/problem+json). Bản mô tả cho máy:{' '}
          <a href="/api/v1/openapi.json" className="text-action underline">
            openapi.json
          </a>
          . Chỉ muốn hiện sản phẩm trên trang của mình thì{' '}
          <Link to={EMBED_PATH} className="text-action underline">
            chép mã nhúng
          </Link>
          , không cần viết chương trình.
        </p>
      </header>
      <section className="grid max-w-text gap-3">
        <h2 className="text-2xl font-bold">Dùng chung cho mọi lệnh gọi</h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            Danh sách sản phẩm, bài viết và những gì chúng được xếp theo đều có <code>pagination</code> (page,
            limit, total, totalPages, hasNext, hasPrev, nextCursor). Gửi lại <code>nextCursor</code> trong{' '}
            <code>cursor</code> để đi hết danh sách mà không sót hay trùng dòng nào, dù có dòng được thêm
            trong lúc ấy.
          </li>
          <li>
            Một mục đọc riêng có <code>ETag</code>. Gửi lại trong <code>If-Match</code> khi sửa hay xóa: ai đó
            đã sửa trước thì trả 412 và không ghi gì. <code>PATCH</code> chỉ đổi các trường được gửi.
          </li>
          <li>
            Mọi <code>POST</code> cần khóa đều nhận <code>Idempotency-Key</code>: gửi lại cùng khóa trong một
            ngày thì nhận lại câu trả lời cũ.
          </li>
        </ul>
      </section>
      {parts.map(({ part, title, endpoints }) => (
        <section key={part} aria-labelledby={part} className="grid grid-cols-1 gap-6">
          <h2 id={part} className="text-2xl font-bold">
            {title}
          </h2>
          {endpoints.map((endpoint) => (
            <EndpointSection key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
          ))}
        </section>
      ))}
    </Container>
  )
}

type EndpointView = Route.ComponentProps['loaderData']['parts'][number]['endpoints'][number]

function EndpointSection({ endpoint }: { endpoint: EndpointView }) {
  const { method, path, summary, parameters, needsKey, scope, isDeprecated } = endpoint
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="flex flex-wrap items-center gap-2 text-lg font-bold">
        <Badge tone="action">{method.toUpperCase()}</Badge>
        <code className="break-all">{path}</code>
        {needsKey && <Badge>Cần khóa{scope ? `: ${scope}` : ''}</Badge>}
        {isDeprecated && <Badge>Cách gọi cũ</Badge>}
      </h3>
      <p>{summary}</p>
      {parameters.length > 0 && (
        <Table caption={`Tham số của ${path}`} dense>
          <thead>
            <tr>
              <th scope="col">Tham số</th>
              <th scope="col">Giá trị</th>
              <th scope="col">Mặc định</th>
            </tr>
          </thead>
          <tbody>
            {parameters.map(({ name, values, standard }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{values}</td>
                <td>{standard}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
