import type { Claim, Fact, FactSource } from '#app/domain/advisor/knowledge/fact.ts'
import { Table } from '#app/ui/table.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'

/** A fact as its page needs it: how it may be asked for stays on the server. */
export type ShownFact = Omit<Fact, 'asks' | 'examples' | 'kinds'>

/** One fact of the page of facts: its question, and folded below it the answer with every claim's source. */
export function FactEntry({ fact, isOpen }: { fact: ShownFact; isOpen?: boolean }) {
  const { id, question, verdict, claims, table, changes, related, taughtOn } = fact
  return (
    <details open={isOpen}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id}>
        <p>
          <strong>{verdict}</strong>
        </p>
        {table && <FactTableView table={table} name={question} />}
        <ul>
          {claims.map((claim) => (
            <ClaimLine key={claim.text} claim={claim} />
          ))}
        </ul>
        {changes && (
          <p className="rounded-control bg-sunken p-3 text-sm">
            <b>Khi nào khác đi:</b> {changes}
          </p>
        )}
        {taughtOn && (
          <p className="text-sm text-muted">Biên tập viên viết, đúng vào ngày {formatDate(taughtOn)}.</p>
        )}
        <footer>
          {related.map((next) => (
            <a key={next} href={`/chat?q=${encodeURIComponent(next)}`}>
              Hỏi: {next}
            </a>
          ))}
        </footer>
      </div>
    </details>
  )
}

function ClaimLine({ claim: { text, source } }: { claim: Claim }) {
  return (
    <li>
      {text}
      <small>
        Nguồn: <SourceName source={source} />
      </small>
    </li>
  )
}

function SourceName({ source: { title, publisher, year, url } }: { source: FactSource }) {
  const name = `${title} (${publisher}${year === null ? '' : `, ${year}`})`
  if (url === null) return name
  return (
    <a href={url} rel="noopener nofollow">
      {name}
    </a>
  )
}

function FactTableView({
  table: { columns, rows },
  name,
}: {
  table: NonNullable<Fact['table']>
  name: string
}) {
  return (
    <Table caption={name} dense stickyFirstColumn>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column === '' ? <span className="sr-only">So về</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
