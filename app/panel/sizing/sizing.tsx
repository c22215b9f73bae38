import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { editedRules, sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { ruleBook } from '#app/domain/advisor/sizing/rule-book.ts'
import { isRuleKey } from '#app/domain/advisor/sizing/rules.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { tariffRows } from '#app/domain/catalogue/queries/edit-tariffs.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/sizing'
import { RuleCard } from './rule-card.tsx'
import { RuleForm } from './rule-form.tsx'
import { TARIFF, writeSizing } from './sizing-writes.server.ts'
import { TariffForm } from './tariff-form.tsx'
import { TariffList } from './tariff-list.tsx'

const VIEWS = [
  {
    value: 'rules',
    get label() {
      return say('Quy tắc tính cỡ', { en: 'Sizing rules' })
    },
  },
  {
    value: 'tariffs',
    get label() {
      return say('Giá điện', { en: 'Electricity prices' })
    },
  },
] as const

const asked = z.object({ view: z.enum(['rules', 'tariffs']).catch('rules') })

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Quy tắc tính', { en: 'Sizing rules' })) },
]

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings')
  const { db } = args.context.get(requestContext)
  const { view } = asked.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const rules = await sizingRules(db)
  return {
    view,
    today: vietnamDay(Date.now()),
    rules,
    book: ruleBook(rules),
    edited: (await editedRules(db)).map(({ key }) => key),
    tariffs: view === 'tariffs' ? await tariffRows(db) : [],
    deleted: view === 'tariffs' ? await lastDeletions(db, [TARIFF], 10) : [],
  }
}

export async function action(args: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(args, 'settings')
  const { db } = args.context.get(requestContext)
  const form = await args.request.formData()
  return answerForm(() => writeSizing(db, { actorId, form, today: vietnamDay(Date.now()) }), {
    title: say('Chưa lưu được', { en: 'Not saved' }),
  })
}

export default function SizingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, today, rules, book, edited, tariffs, deleted } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  useOutcomeToast(actionData, () => open && close())
  const form = { outcome: actionData, cancelHref: hrefOf(null) }
  const openRule = view === 'rules' ? book.find(({ example }) => example.ruleId === open) : undefined
  const openKey = openRule?.example.ruleId ?? ''
  const openTariff = tariffs.find(({ id }) => String(id) === open)
  return (
    <>
      <PageHeading
        title={say('Quy tắc tính', { en: 'Sizing rules' })}
        text={
          <>
            {say('Cố vấn, bộ lọc và trang ', { en: 'The advisor, the filters and the page ' })}
            <Link to="/cach-tinh" className="text-action underline">
              Cách tính
            </Link>
            {say(' dùng bản mới ngay khi bạn lưu.', { en: ' use the new version as soon as you save.' })}
          </>
        }
        actions={
          view === 'tariffs' && (
            <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
              <Plus aria-hidden="true" className="size-5" />
              {say('Thêm biểu giá', { en: 'Add tariff' })}
            </Link>
          )
        }
      />
      <OutcomeNote outcome={actionData} />
      <ViewTabs
        label={say('Quy tắc', { en: 'Rules' })}
        views={VIEWS}
        current={view}
        href={(value) => `?view=${value}`}
      />
      {view === 'rules' && (
        <>
          {openRule && isRuleKey(openKey) && (
            <RuleForm
              key={openKey}
              ruleKey={openKey}
              kind={openRule.kind}
              name={openRule.name}
              rules={rules}
              today={today}
              {...form}
            />
          )}
          <div className="grid gap-4 lg:grid-cols-2">
            {book.map((rule) => (
              <RuleCard
                key={rule.kind}
                rule={rule}
                isEdited={edited.includes(rule.example.ruleId)}
                editHref={hrefOf('edit', rule.example.ruleId)}
              />
            ))}
          </div>
        </>
      )}
      {view === 'tariffs' && (
        <>
          {open === 'new' && <TariffForm tariff={null} latest={tariffs[0]} {...form} />}
          {openTariff && <TariffForm key={openTariff.id} tariff={openTariff} latest={undefined} {...form} />}
          <TariffList rows={tariffs} today={today} hrefOf={hrefOf} />
          <DeletedList
            rows={deleted.map(({ entity, ...row }) => ({ ...row, table: entity }))}
            title={say('Vừa xóa gần đây', { en: 'Recently deleted' })}
            restore={say('Khôi phục', { en: 'Restore' })}
          />
        </>
      )}
    </>
  )
}
