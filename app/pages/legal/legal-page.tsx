import { Fragment } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { LegalDocument, LegalPart } from './document.ts'

type LegalPageProps = {
  document: LegalDocument
  /** The address for mail; null where the site has none. */
  email: string | null
}

/** A page of terms or promises: the gist first, then its sections with their own addresses. */
export function LegalPage({ document, email }: LegalPageProps) {
  const { title, summary, effectiveOn, updatedOn, sections } = document
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <Breadcrumb crumbs={[{ label: 'Trang chủ', to: '/' }, { label: title }]} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">{title}</h1>
        <p className="max-w-text text-lg">{summary}</p>
        <p className="text-sm text-muted">
          Có hiệu lực từ {formatDate(effectiveOn)} · Cập nhật lần cuối {formatDate(updatedOn)}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="Trong trang này" className="lg:sticky lg:top-22 print:hidden">
          <ul className="grid border-s border-line">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-9 items-center ps-4 hover:text-action"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose>
          {sections.map((section) => (
            <Fragment key={section.id}>
              <h2 id={section.id} className="scroll-mt-24">
                {section.title}
              </h2>
              {section.parts.map((part, place) => (
                <Part key={place} part={part} email={email} />
              ))}
            </Fragment>
          ))}
        </Prose>
      </div>
    </Container>
  )
}

function Part({ part, email }: { part: LegalPart; email: string | null }) {
  if (typeof part === 'string')
    return (
      <p>
        <Text text={part} email={email} />
      </p>
    )
  if ('list' in part)
    return (
      <ul>
        {part.list.map((item) => (
          <li key={item}>
            <Text text={item} email={email} />
          </li>
        ))}
      </ul>
    )
  const [head = [], ...rows] = part.table
  return (
    // Keys scroll it where it is wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-frame" tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A text with its links. */
function Text({ text, email }: { text: string; email: string | null }) {
  return text.split(/(\[[^\]]+\]\([^)]+\)|\{lien-he\})/).map((piece, place) => {
    if (piece === '{lien-he}')
      return email ? (
        <a key={place} href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        <Link key={place} to="/lien-he">
          trang Liên hệ
        </Link>
      )
    const [, label, to = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? []
    if (!label) return <Fragment key={place}>{piece}</Fragment>
    return (
      <Link key={place} to={to} reloadDocument={to.startsWith('/.well-known')}>
        {label}
      </Link>
    )
  })
}
