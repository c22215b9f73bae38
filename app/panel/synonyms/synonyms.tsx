import { Plus } from 'lucide-react'
import { Form, Link, useNavigate, useSearchParams } from 'react-router'
import { groupOf } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { meaningsOfSearch } from '#app/domain/catalogue/queries/meanings-of-search.server.ts'
import { emptySearches, emptySearchText } from '#app/domain/catalogue/queries/open-work.server.ts'
import { synonymsInForce } from '#app/domain/catalogue/queries/synonyms.server.ts'
import { trySearch } from '#app/domain/catalogue/queries/try-search.server.ts'
import { searchGroups } from '#app/domain/catalogue/synonyms/groups.ts'
import { synonymQuery } from '#app/domain/catalogue/synonyms/synonym-schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/synonyms'
import { FailedSearch } from './failed-search.tsx'
import { GroupForm } from './group-form.tsx'
import type { GroupOutcome } from './group-form.tsx'
import { GroupList } from './group-list.tsx'
import { meaningsOf } from './meanings.server.ts'
import { answerSynonymForm } from './synonym-forms.server.ts'
import { SYNONYM } from './synonym-writes.server.ts'
import { TeachForm } from './teach-form.tsx'
import type { TeachOutcome } from './teach-form.tsx'
import { TriedSearchResult } from './tried-search.tsx'

const PAGE = 20

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Từ đồng nghĩa', { en: 'Synonyms' })) },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const query = synonymQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const { view, q, page, search, edit } = query
  const offset = (page - 1) * PAGE
  const { groups } = await synonymsInForce(db)
  const found = searchGroups(groups, q)
  const text = search && (await emptySearchText(db, search))
  return {
    ...query,
    total: found.length,
    groups: view === 'groups' ? found.slice(offset, offset + PAGE) : [],
    edited: groups.find(({ key }) => key === edit) ?? null,
    searches: await emptySearches(db, view === 'searches' ? PAGE : 1, view === 'searches' ? offset : 0),
    meanings: text ? await meaningsOfSearch(db, text) : null,
    tried: query.try ? await trySearch(db, query.try) : null,
    group: query.from ? await groupOf(db, query.from) : null,
    teachable: query.teach ? await meaningsOf(db) : null,
    deleted: view === 'groups' ? await lastDeletions(db, [SYNONYM], PAGE) : [],
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    () => answerSynonymForm(db, actorId, form),
    { title: say('Chưa lưu được', { en: 'Not saved' }) },
    form,
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, q, page, total, groups, edited, searches, search, meanings, tried, deleted } = loaderData
  const { group, teachable } = loaderData
  const [params] = useSearchParams()
  const { open, hrefOf, close } = useOpenForm()
  const outcome: (GroupOutcome & TeachOutcome) | undefined = actionData
  const navigate = useNavigate()
  useOutcomeToast(outcome, ({ toast }) => {
    if (!toast) return
    if (open) close()
    else if (teachable) void navigate('?', { replace: true })
  })
  useToldToasts()
  const views = [
    { value: 'groups', label: say('Nhóm từ', { en: 'Groups' }) },
    {
      value: 'searches',
      label: say(`Tìm không ra (${formatNumber(searches.count)})`, {
        en: `Nothing found (${formatNumber(searches.count)})`,
      }),
    },
  ] as const
  const pages = view === 'groups' ? total : searches.count
  return (
    <>
      <PageHeading
        title={say('Từ đồng nghĩa', { en: 'Synonyms' })}
        text={say(
          'Khách gọi tên một kiểu, kho sản phẩm ghi một kiểu: các nhóm từ này nối hai bên. Cố vấn cũng hiểu theo.',
          {
            en: 'Visitors say one word, the catalogue another: these groups connect them. The advisor understands them too.',
          },
        )}
        actions={
          <>
            <Link to="?teach=1" preventScrollReset className={buttonClass('secondary')}>
              {say('Dạy từ', { en: 'Teach a term' })}
            </Link>
            <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
              <Plus aria-hidden="true" className="size-5" />
              {say('Thêm nhóm từ', { en: 'Add group' })}
            </Link>
          </>
        }
      />
      <OutcomeNote outcome={outcome} />
      <ViewTabs
        label={say('Từ đồng nghĩa', { en: 'Synonyms' })}
        views={views}
        current={view}
        href={(value) => `?view=${value}`}
      />
      {teachable && <TeachForm group={group} meanings={teachable} outcome={outcome} cancelHref="?" />}
      {open === 'new' && (
        <GroupForm
          group={null}
          phrase={params.get('phrase') ?? ''}
          outcome={outcome}
          cancelHref={hrefOf(null)}
        />
      )}
      {edited && <GroupForm key={edited.key} group={edited} outcome={outcome} cancelHref={hrefOf(null)} />}
      {view === 'groups' ? (
        <>
          <div className="grid items-end gap-4 xl:grid-cols-2">
            <SearchForm label={say('Tìm trong các nhóm từ', { en: 'Search in the groups' })} text={q} />
            <TryBox text={loaderData.try} q={q} />
          </div>
          {tried && <TriedSearchResult tried={tried} />}
          {groups.length === 0 ? (
            <EmptyState
              title={say('Không có nhóm nào chứa từ đó', { en: 'No group has that term' })}
              text={say('Bạn thêm nhóm mới ở nút phía trên nhé.', {
                en: 'Add a group with the button above.',
              })}
            />
          ) : (
            <GroupList groups={groups} hrefOf={hrefOf} />
          )}
        </>
      ) : searches.rows.length === 0 ? (
        <EmptyState
          title={say('Không có tìm kiếm nào đang chờ', { en: 'No searches are waiting' })}
          text={say('Tìm kiếm không ra sản phẩm sẽ hiện ở đây.', {
            en: 'Searches that find no products show up here.',
          })}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {searches.rows.map((row) => (
            <FailedSearch
              key={row.key}
              search={row}
              meanings={row.key === search ? meanings : null}
              close={<CloseButton search={row.key} text={row.text} />}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil(pages / PAGE)}
        href={(number) => `?${new URLSearchParams({ view, ...(q && { q }), page: String(number) })}`}
      />
      <DeletedList
        rows={deleted.map(({ entity, ...row }) => ({ ...row, table: entity }))}
        title={say('Vừa xóa gần đây', { en: 'Recently deleted' })}
        restore={say('Khôi phục', { en: 'Restore' })}
      />
    </>
  )
}

/** Searches with the synonyms in force. */
function TryBox({ text, q }: { text: string; q: string }) {
  return (
    <Form method="get" preventScrollReset className="flex items-end gap-2">
      {q && <input type="hidden" name="q" value={q} />}
      <div className="min-w-0 grow">
        <TextField
          key={text}
          label={say('Thử tìm như khách', { en: 'Search like a visitor' })}
          name="try"
          defaultValue={text}
          maxLength={200}
          placeholder={say('Ví dụ: bình nóng lạnh', { en: 'Such as: bình nóng lạnh' })}
        />
      </div>
      <Button type="submit" variant="secondary" className="mb-1.5">
        {say('Thử', { en: 'Try' })}
      </Button>
    </Form>
  )
}

function CloseButton({ search, text }: { search: string; text: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="close" />
      <input type="hidden" name="search" value={search} />
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        aria-label={say(`Bỏ qua: ${text}`, { en: `Ignore: ${text}` })}
      >
        {say('Bỏ qua', { en: 'Ignore' })}
      </Button>
    </Form>
  )
}
