import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import { Marked } from './docs-guides.tsx'
import type { Parameter } from './parameters.ts'

/** One call, as its page shows it. */
export type EndpointView = {
  /** Its name in clients, and its place on the page. */
  id: string
  method: string
  path: string
  summary: string
  notes: string | null
  needsKey: boolean
  scope: string | null
  isDeprecated: boolean
  parameters: readonly Parameter[]
  body: readonly Parameter[]
}

/** One call with what it takes. */
export function EndpointSection({ endpoint }: { endpoint: EndpointView }) {
  const { id, method, path, summary, notes, parameters, body, needsKey, scope, isDeprecated } = endpoint
  const name = `${method.toUpperCase()} ${path}`
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={id}>
      <h3 id={id} className="flex scroll-mt-24 flex-wrap items-center gap-2 text-lg font-bold">
        <Badge tone="action">{method.toUpperCase()}</Badge>
        <code className="break-all">{path}</code>
        {needsKey && <Badge>Cần khóa{scope ? `: ${scope}` : ''}</Badge>}
        {isDeprecated && <Badge>Cách gọi cũ</Badge>}
      </h3>
      <p>{summary}</p>
      {notes && (
        <p className="max-w-text">
          <Marked text={notes} />
        </p>
      )}
      {parameters.length > 0 && (
        <Fields caption={`Tham số của ${name}`} title="Tham số" fields={parameters} />
      )}
      {body.length > 0 && (
        <Fields caption={`Nội dung gửi lên của ${name}`} title="Trường của nội dung" fields={body} />
      )}
    </section>
  )
}

type FieldsProps = { caption: string; title: string; fields: readonly Parameter[] }

function Fields({ caption, title, fields }: FieldsProps) {
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Giá trị</th>
          <th scope="col">Mặc định</th>
          <th scope="col">Ghi chú</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, values, isRequired, standard, about }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{values}</td>
            <td>{isRequired ? 'bắt buộc' : standard}</td>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
