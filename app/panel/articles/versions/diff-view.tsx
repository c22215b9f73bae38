import { say } from '#app/vietnamese/say.ts'
import type { FieldChange } from './compare-versions.server.ts'

/** The differences of two versions, field by field: what is gone struck out, what is new underlined. */
export function DiffView({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0)
    return <p className="text-muted">{say('Both versions are the same.', { vi: 'Hai bản giống nhau.' })}</p>
  return (
    <dl className="grid gap-4">
      {changes.map(({ label, parts }) => (
        <div key={label} className="grid gap-1">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd lang="vi" className="diff-text">
            {parts.map(({ kind, text }, at) => {
              const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
              // The parts of a text never change places.
              // oxlint-disable-next-line react/no-array-index-key
              return <Tag key={at}>{text}</Tag>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
