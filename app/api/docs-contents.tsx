import { Table } from '#app/ui/table.tsx'
import type { EndpointView } from './docs-endpoint.tsx'
import type { KindFigures } from './docs-figures.server.ts'
import { TOPICS } from './docs-topics.ts'

const FIGURES = { id: 'thong-so', title: 'Thông số của từng loại máy' }
const AROUND = [
  { id: 'dung-chung', title: 'Dùng chung cho mọi lệnh gọi' },
  ...TOPICS,
  FIGURES,
  { id: 'limits', title: 'Giới hạn' },
  { id: 'mcp', title: 'MCP: công cụ cho trợ lý' },
]

type PartView = { part: string; title: string; endpoints: readonly EndpointView[] }

/** What stands on the page, each with the place it leads to. */
export function Contents({ parts }: { parts: readonly PartView[] }) {
  return (
    <nav className="grid grid-cols-1 gap-3" aria-labelledby="muc-luc">
      <h2 id="muc-luc" className="text-2xl font-bold">
        Mục lục
      </h2>
      <ul className="grid gap-2">
        {AROUND.map(({ id, title }) => (
          <li key={id}>
            <Place id={id}>{title}</Place>
          </li>
        ))}
        {parts.map(({ part, title, endpoints }) => (
          <li key={part}>
            <Place id={part}>{title}</Place>
            <ul className="mt-1 grid gap-1 pl-5">
              {endpoints.map(({ id, method, path }) => (
                <li key={id}>
                  <Place id={id}>
                    <code className="break-all">
                      {method.toUpperCase()} {path}
                    </code>
                  </Place>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Place({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <a href={`#${id}`} className="text-action underline">
      {children}
    </a>
  )
}

/** The names of `attributes` by kind, with their units and choices. */
export function Figures({ kinds }: { kinds: readonly KindFigures[] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 id={FIGURES.id} className="text-2xl font-bold">
        {FIGURES.title}
      </h2>
      <p className="max-w-text">
        Tên trong <code>attributes</code> của sản phẩm, trong tham số lọc và trong cột <code>attr:…</code> của
        tệp. Đơn vị cố định theo tên. Sản phẩm nhận cả tên ngoài bảng: tên ấy được giữ và hiện như đã ghi.
      </p>
      <Table caption="Thông số của từng loại máy" dense>
        <thead>
          <tr>
            <th scope="col">Loại</th>
            <th scope="col">Thông số</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, figures }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{figures}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
