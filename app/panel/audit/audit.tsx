import { Form, Link } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { parseQuery } from '#app/edge/problem.ts'
import { FilterFold } from '#app/panel/parts/filter-fold.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { listChanges, loggedEntities } from '#app/platform/audit/list-changes.server.ts'
import { auditQuery } from '#app/platform/audit/query.ts'
import type { AuditQuery } from '#app/platform/audit/query.ts'
import { entityWord } from '#app/platform/audit/told.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/audit'
import { AuditEntry } from './audit-entry.tsx'

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'audit')
  const { db } = asked.context.get(requestContext)
  const query = parseQuery(auditQuery, asked.request)
  return { query, entities: await loggedEntities(db), ...(await listChanges(db, query)) }
}

export default function AuditPage({ loaderData: { query, entities, lines, hasMore } }: Route.ComponentProps) {
  const isFiltered = query.nguoi !== '' || query.loai || query.tu || query.den
  return (
    <>
      <PageHeading
        title={say('Nhật ký', { en: 'Audit log' })}
        text={say('Ai đã thay đổi gì, mới nhất trước. Nhật ký chỉ ghi thêm, không sửa được.', {
          en: 'Who changed what, newest first. The log only grows; nothing in it can be edited.',
        })}
      />
      <Filters query={query} entities={entities} isFiltered={Boolean(isFiltered)} />
      {lines.length === 0 ? (
        <EmptyState
          title={say('Không có dòng nào', { en: 'No entries' })}
          text={
            isFiltered
              ? say('Bạn thử bỏ bớt điều kiện lọc.', { en: 'Try removing some filters.' })
              : undefined
          }
        />
      ) : (
        <Card className="py-1">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {lines.map((line) => (
              <AuditEntry key={line.id} line={line} />
            ))}
          </ul>
        </Card>
      )}
      <nav
        aria-label={say('Các trang nhật ký', { en: 'Pages of the log' })}
        className="flex justify-center gap-3"
      >
        {query.trang > 1 && (
          <Link to={hrefOf(query, query.trang - 1)} rel="prev" className={buttonClass('secondary')}>
            {say('Mới hơn', { en: 'Newer' })}
          </Link>
        )}
        {hasMore && (
          <Link to={hrefOf(query, query.trang + 1)} rel="next" className={buttonClass('secondary')}>
            {say('Cũ hơn', { en: 'Older' })}
          </Link>
        )}
      </nav>
    </>
  )
}

type FiltersProps = { query: AuditQuery; entities: readonly string[]; isFiltered: boolean }

function Filters({ query, entities, isFiltered }: FiltersProps) {
  return (
    <Form key={JSON.stringify(query)} method="get" role="search" className="audit-filters">
      <TextField
        label={say('Người làm', { en: 'Person' })}
        name="nguoi"
        maxLength={200}
        defaultValue={query.nguoi}
      />
      <FilterFold
        label={say('Loại, ngày', { en: 'Type, date' })}
        open={Boolean(query.loai ?? query.tu ?? query.den)}
      />
      <div className="panel-fold">
        <Select
          label={say('Loại', { en: 'Type' })}
          name="loai"
          defaultValue={query.loai ?? ''}
          options={[
            { value: '', label: say('Tất cả', { en: 'All' }) },
            ...entities.map((entity) => ({ value: entity, label: entityWord(entity) })),
          ]}
        />
        <TextField
          label={say('Từ ngày', { en: 'From' })}
          name="tu"
          type="date"
          defaultValue={query.tu ?? ''}
          data-empty={!query.tu || undefined}
        />
        <TextField
          label={say('Đến ngày', { en: 'To' })}
          name="den"
          type="date"
          defaultValue={query.den ?? ''}
          data-empty={!query.den || undefined}
        />
      </div>
      <div className="mb-1.5 flex gap-3">
        <Button type="submit" variant="secondary">
          {say('Lọc', { en: 'Filter' })}
        </Button>
        {isFiltered && (
          <Link to="/admin/audit" className={buttonClass('ghost')}>
            {say('Bỏ lọc', { en: 'Clear filters' })}
          </Link>
        )}
      </div>
    </Form>
  )
}

function hrefOf({ nguoi, loai, tu, den }: AuditQuery, page: number): string {
  const kept = { nguoi, loai, tu, den, trang: page > 1 ? String(page) : undefined }
  const filled = Object.entries(kept).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return `?${new URLSearchParams(filled)}`
}
