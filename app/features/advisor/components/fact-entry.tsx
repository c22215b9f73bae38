import { ChevronDown, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { Table } from '#app/ui/table.tsx'
import type { Claim, Fact, FactSource } from '../knowledge/fact.ts'

/** A fact as its page needs it: how it may be asked for stays on the server. */
export type ShownFact = Omit<Fact, 'asks' | 'kinds'>

/** One fact of the page of facts: its question, and folded below it the answer with every claim's source. */
export function FactEntry({ fact }: { fact: ShownFact }) {
  const { id, question, verdict, claims, table, changes, related } = fact
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer items-start justify-between gap-3 px-4 py-3 hover:text-action">
        <h3 className="font-semibold text-pretty">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={id} className="grid max-w-text scroll-mt-40 gap-4 px-4 pb-5">
        <p className="font-medium">{verdict}</p>
        {table && <FactTableView table={table} name={question} />}
        <ul className="grid gap-3">
          {claims.map((claim) => (
            <ClaimLine key={claim.text} claim={claim} />
          ))}
        </ul>
        <p className="rounded-control bg-sunken p-3 text-sm">
          <span className="font-semibold">Khi nào khác đi:</span> {changes}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {related.map((next) => (
            <li key={next}>
              <Link
                to={`/chat?q=${encodeURIComponent(next)}`}
                prefetch="none"
                className="inline-flex min-h-9 items-center text-action hover:underline"
              >
                Hỏi: {next}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function ClaimLine({ claim: { text, source } }: { claim: Claim }) {
  return (
    <li className="border-s-2 border-line ps-3">
      {text}
      <span className="block text-sm text-muted">
        Nguồn: <SourceName source={source} />
      </span>
    </li>
  )
}

function SourceName({ source: { title, publisher, year, url } }: { source: FactSource }) {
  const name = `${title} (${publisher}${year === null ? '' : `, ${year}`})`
  if (url === null) return name
  return (
    <a href={url} target="_blank" rel="noopener nofollow" className="underline hover:text-action">
      {name}
      <ExternalLink aria-hidden="true" className="ms-1 inline size-3.5" />
      <span className="sr-only"> (mở trong thẻ mới)</span>
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
