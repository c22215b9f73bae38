import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { sharedFigureNames } from '#app/domain/catalogue/kinds/kind-record.ts'
import { kindRows, kindsWithoutCategory, kindToEdit } from '#app/domain/catalogue/kinds/kind-rows.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/kinds'
import { KindForm } from './kind-form.tsx'
import type { KindOutcome } from './kind-form.tsx'
import { answerKindForm } from './kind-forms.server.ts'
import { KindList } from './kind-list.tsx'

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Loại sản phẩm', { en: 'Product types' })) },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'products')
  const { db } = asked.context.get(requestContext)
  const params = new URL(asked.request.url).searchParams
  const id = rowId.safeParse(params.get('edit') ?? '').data
  return {
    rows: await kindRows(db),
    edited: id === undefined ? null : await kindToEdit(db, id),
    free: params.has('new') ? await kindsWithoutCategory(db) : [],
    figures: sharedFigureNames(),
  }
}

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'products')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  return answerForm(
    () => answerKindForm(db, actorId, form),
    { title: say('Chưa lưu được', { en: 'Not saved' }) },
    form,
  )
}

export default function KindsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, edited, free, figures } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  const outcome: KindOutcome | undefined = actionData
  useOutcomeToast(outcome, ({ toast }) => open && toast && close())
  const form = { free, figures, outcome, cancelHref: hrefOf(null) }
  return (
    <>
      <PageHeading
        title={say('Loại sản phẩm', { en: 'Product types' })}
        text={say(
          'Mỗi loại có tên gọi, thuộc tính và bộ lọc của mình; danh sách, so sánh, nhập tệp và cố vấn dùng ngay.',
          {
            en: 'Each type has its own names, attributes and filters; lists, comparisons, imports and the advisor use them at once.',
          },
        )}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('Thêm loại', { en: 'Add type' })}
          </Link>
        }
      />
      <OutcomeNote outcome={outcome} />
      {open === 'new' && <KindForm key="new" kind={null} {...form} />}
      {edited && <KindForm key={edited.id} kind={edited} {...form} />}
      {rows.length === 0 ? (
        <EmptyState
          title={say('Chưa có loại sản phẩm nào', { en: 'No product types yet' })}
          text={say('Bạn thêm loại đầu tiên ở nút phía trên, hoặc nhập một tệp sản phẩm.', {
            en: 'Add the first one with the button above, or import a product file.',
          })}
        />
      ) : (
        <KindList rows={rows} hrefOf={hrefOf} />
      )}
    </>
  )
}
