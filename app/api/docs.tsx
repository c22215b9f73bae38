import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Route } from './+types/docs'
import { ENDPOINTS, parametersOf } from './api-description.server.ts'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Tài liệu API' }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Tài liệu API',
    description:
      'API công khai của Chọn Máy: sản phẩm, danh mục, hãng, câu hỏi và cố vấn. Chỉ đọc, không cần khóa.',
    path: '/api/docs',
  })
}

export function loader({ context }: Route.LoaderArgs) {
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/api/docs')])
  return {
    endpoints: ENDPOINTS.map(({ method, path, summary, query }) => ({
      method,
      path,
      summary,
      parameters: parametersOf(query),
    })),
  }
}

export default function ApiDocsPage({ loaderData: { endpoints } }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-8 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">Tài liệu API</h1>
        <p className="max-w-text text-muted">
          API chỉ đọc, trả JSON, không cần khóa. Lỗi theo chuẩn RFC 9457 (application/problem+json). Bản mô tả
          cho máy:{' '}
          <a href="/api/v1/openapi.json" className="text-action underline">
            openapi.json
          </a>
          .
        </p>
      </header>
      {endpoints.map((endpoint) => (
        <EndpointSection key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
      ))}
    </Container>
  )
}

type EndpointView = Route.ComponentProps['loaderData']['endpoints'][number]

function EndpointSection({ endpoint: { method, path, summary, parameters } }: { endpoint: EndpointView }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-bold">
        <Badge tone="action">{method.toUpperCase()}</Badge>
        <code className="break-all">{path}</code>
      </h2>
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
