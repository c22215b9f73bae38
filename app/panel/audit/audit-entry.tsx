import { fieldChanges, subjectText } from '#app/platform/audit/line-text.ts'
import type { AuditLine } from '#app/platform/audit/list-changes.server.ts'
import { actionWord, entityWord } from '#app/platform/audit/words.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'

/** A line of the log: who did what with what, when; the fields before and after where they were written down. */
export function AuditEntry({ line }: { line: AuditLine }) {
  const { actor, actorEmail, action, entity, entityId, detail, at } = line
  const changes = fieldChanges(detail)
  return (
    <li className="grid grid-cols-1 gap-1 py-3 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong>{actionWord(action)}</strong>
        <span>{entityWord(entity).toLowerCase()}</span>
        <span className="min-w-0 font-semibold">
          {subjectText(detail) ?? (entityId === null ? '' : `#${shortId(entityId)}`)}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span title={actorEmail ?? undefined}>{actor ?? 'Máy chủ'}</span>
        {entityId !== null && subjectText(detail) !== null && (
          <span title={entityId} className="max-md:hidden">
            mã {shortId(entityId)}
          </span>
        )}
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-action">
            {changes.length} chỗ thay đổi
          </summary>
          <dl className="grid gap-2 border-s-2 border-line ps-3 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="font-mono text-xs text-muted">{field}</dt>
                <dd>
                  <del className="text-muted">{before}</del> → <ins className="no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

/** Enough of a long id to tell it from others. */
const shortId = (id: string) => (id.length > 10 ? `${id.slice(0, 8)}…` : id)
