import { Link } from 'react-router'
import { ROLE_NAMES } from '#app/domain/account/roles.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { fieldChanges, subjectText } from '#app/platform/audit/line-text.ts'
import type { AuditLine } from '#app/platform/audit/list-changes.server.ts'
import { sentenceOf } from '#app/platform/audit/sentence.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { fieldWord } from './field-words.ts'
import { linePath } from './line-path.ts'

const LINK = 'font-semibold text-action underline-offset-2 hover:underline'

/** A role by its name; everything else as it was written. */
const valueWord = (field: string, text: string): string =>
  field === 'role' && Object.hasOwn(ROLE_NAMES, text) ? ROLE_NAMES[text as Role] : text

/** A line of the log as a sentence that leads to who and what it is about; the fields before and after where they were written down. */
export function AuditEntry({ line }: { line: AuditLine }) {
  const { actor, actorEmail, entityId, detail, at } = line
  const { before, name, after } = sentenceOf(line)
  const path = linePath(line, subjectText(detail) ?? entityId ?? '')
  const changes = fieldChanges(detail)
  return (
    <li className="grid grid-cols-1 gap-1 py-3 [overflow-wrap:anywhere]">
      <p>
        {actorEmail ? (
          <Link
            to={`?${new URLSearchParams({ nguoi: actorEmail })}`}
            title={say(`Mọi việc của ${actorEmail}`, { en: `Everything ${actorEmail} did` })}
            className={LINK}
          >
            {actor}
          </Link>
        ) : (
          <strong>
            {actor ??
              say('Hệ thống, hoặc người đã rời nhóm,', {
                en: 'The system, or somebody who has left',
              })}
          </strong>
        )}{' '}
        {before}
        {path && name ? (
          <Link to={path} className={LINK}>
            {name}
          </Link>
        ) : (
          name && <strong>{name}</strong>
        )}
        {after}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-action">
            {say(`${changes.length} chỗ thay đổi`, { en: many(changes.length, 'change') })}
          </summary>
          <dl className="grid gap-2 border-s-2 border-line ps-3 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="text-sm text-muted">{fieldWord(field)}</dt>
                <dd>
                  <del className="text-muted">{valueWord(field, before)}</del> →{' '}
                  <ins className="no-underline">{valueWord(field, after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
