import { Pencil, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { SUBJECTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { groupOf } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { factById, factPage } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import type { KeptFact } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { textsOf } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { openerOf, useOpenForm } from '#app/panel/parts/use-open-form.ts'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { toldAction, useOutcomeToast, useToldToasts } from '#app/panel/parts/use-outcome-toast.ts'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/facts'
import { teachCounts } from './counts.server.ts'
import { FactForm } from './fact-form.tsx'
import { readFact } from './fact-input.ts'
import { FACT, writeFact } from './fact-writes.server.ts'
import type { FactOutcome } from './fact-writes.server.ts'
import { pinQuery } from './pin-input.ts'
import { TeachTabs } from './teach-tabs.tsx'

const PAGE = 20

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Dữ kiện đã viết', { en: 'Facts' })) }]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const query = pinQuery.parse(Object.fromEntries(new URL(asked.request.url).searchParams))
  const { page, edit, from } = query
  return {
    page,
    ...(await factPage(db, { limit: PAGE, offset: (page - 1) * PAGE })),
    edited: edit ? await factById(db, edit).catch(() => null) : null,
    group: from ? await groupOf(db, from) : null,
    subjects: SUBJECTS.map(({ id, title }) => ({ id, title })),
    today: vietnamDay(Date.now()),
    counts: await teachCounts(db),
    deleted: await lastDeletions(db, [FACT], PAGE),
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'suggestions')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    async () => {
      const outcome = await writeFact(db, actorId, readFact(form))
      // What was typed stands beside its preview.
      return outcome.preview ? { ...outcome, texts: textsOf(form) } : outcome
    },
    { title: say('Chưa lưu được', { en: 'Not saved' }) },
    form,
  )
}

export const clientAction = (asked: Route.ClientActionArgs) => toldAction(asked)

export default function FactsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, page, edited, group, subjects, today, counts, deleted } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  const outcome: FactOutcome | undefined = actionData
  useOutcomeToast(outcome, ({ toast }) => open && toast && close())
  useToldToasts()
  const form = { subjects, today, outcome, cancelHref: hrefOf(null) }
  return (
    <>
      <PageHeading
        title={say('Dữ kiện đã viết', { en: 'Facts' })}
        text={say(
          'Điều đúng cho mọi khách, có nguồn: cố vấn tìm ra theo cách khách hỏi, và hiện trên trang Kiến thức chọn mua.',
          {
            en: 'What is true for every visitor, with a source: the advisor finds it by how people ask, and the page “Kiến thức chọn mua” shows it.',
          },
        )}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('Viết dữ kiện', { en: 'Write a fact' })}
          </Link>
        }
      />
      <OutcomeNote outcome={outcome} />
      <TeachTabs counts={counts} />
      {open === 'new' && <FactForm key={group?.key} fact={null} group={group} {...form} />}
      {edited && <FactForm key={edited.id} fact={edited} group={null} {...form} />}
      {rows.length === 0 ? (
        <EmptyState
          title={say('Chưa viết dữ kiện nào', { en: 'No facts written yet' })}
          text={say(
            'Cố vấn đang dùng các dữ kiện có sẵn. Bạn viết thêm từ một câu ở danh sách cần dạy, hoặc bằng nút phía trên.',
            {
              en: 'The advisor uses its built-in facts. Write one from a question to teach, or with the button above.',
            },
          )}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((fact) => (
            <FactRow key={fact.id} fact={fact} hrefOf={hrefOf} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={Math.ceil(total / PAGE)} href={(number) => `?page=${number}`} />
      <DeletedList
        rows={deleted.map(({ entity, ...row }) => ({ ...row, table: entity }))}
        title={say('Vừa xóa gần đây', { en: 'Recently deleted' })}
        restore={say('Khôi phục', { en: 'Restore' })}
      />
    </>
  )
}

function FactRow({ fact, hrefOf }: { fact: KeptFact; hrefOf: OpenForm['hrefOf'] }) {
  const { id, question, verdict, source, asOf, isOn } = fact
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 py-3 ps-4 pe-1">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{question}</p>
        <p className="line-clamp-2 max-w-text [overflow-wrap:anywhere]">{verdict}</p>
        <p className="text-sm text-muted tabular-nums">
          {say(`${formatDate(asOf)} · Nguồn: `, { en: `${formatDate(asOf)} · Source: ` })}
          {source.title}
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        <SwitchButton
          isOn={isOn}
          label={say(`Dùng dữ kiện: ${question}`, { en: `Use the fact: ${question}` })}
          fields={{ intent: 'switch', id: String(id) }}
        />
        <Link
          id={openerOf('edit', String(id))}
          to={hrefOf('edit', id)}
          preventScrollReset
          aria-label={say(`Sửa: ${question}`, { en: `Edit: ${question}` })}
          title={say('Sửa', { en: 'Edit' })}
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        <DeleteButton
          fields={{ intent: 'delete', id: String(id) }}
          label={say(`Xóa: ${question}`, { en: `Delete: ${question}` })}
          title={say('Xóa dữ kiện', { en: 'Delete fact' })}
          question={say(
            `Cố vấn và trang Kiến thức sẽ không còn “${question}”. Bạn có thể khôi phục ở cuối trang.`,
            {
              en: `The advisor and the page “Kiến thức” will no longer have “${question}”. You can restore it at the end of the page.`,
            },
          )}
          confirm={say('Xóa', { en: 'Delete' })}
          cancel={say('Hủy', { en: 'Cancel' })}
        />
      </div>
    </li>
  )
}
