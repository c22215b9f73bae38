import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { z } from 'zod'
import { brandLines } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import type { BrandLine } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { DeletedList } from '#app/panel/parts/deleted-list.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { WorkChips } from '#app/panel/parts/work-chips.tsx'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { idField } from '#app/platform/row-id.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/list'
import { BrandForm } from './brand-form.tsx'
import { BrandRow } from './brand-row.tsx'
import { brandWrites } from './brand-writes.server.ts'

/** Offered to be brought back. */
const MOST_DELETED = 20

/** What a brand may lack: words of its own on its page, or products to choose from. */
const LACKS = ['content', 'one', 'none'] as const
const LACKS_IS: Readonly<Record<(typeof LACKS)[number], (brand: BrandLine) => boolean>> = {
  content: ({ hasContent }) => !hasContent,
  one: ({ products }) => products === 1,
  none: ({ products }) => products === 0,
}

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'products')
  const { db } = asked.context.get(requestContext)
  const { searchParams } = new URL(asked.request.url)
  const text = (searchParams.get('q') ?? '').slice(0, 100).trim()
  const only = LACKS.find((lack) => lack === searchParams.get('only')) ?? null
  const all = await brandLines(db)
  const count = (lack: (typeof LACKS)[number]) => all.filter(LACKS_IS[lack]).length
  const deletions = await lastDeletions(db, ['brand'], MOST_DELETED)
  return {
    text,
    only,
    total: all.length,
    counts: { content: count('content'), one: count('one'), none: count('none') },
    first: all.find(LACKS_IS.content) ?? null,
    brands: all.filter((brand) => fold(brand.name).includes(fold(text)) && (!only || LACKS_IS[only](brand))),
    deletions: deletions.map(({ entity, ...deletion }) => ({ ...deletion, table: entity })),
  }
}

const name = z.string().max(1000)
const sent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), name }),
  z.object({ intent: z.literal('rename'), id: idField, name }),
  z.object({ intent: z.literal('delete'), id: idField }),
  z.object({ intent: z.literal('restore'), line: idField }),
])

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'products')
  const writes = brandWrites({ db: asked.context.get(requestContext).db, actorId })
  const form = Object.fromEntries(await asked.request.formData())
  return answerForm(
    async (): Promise<Outcome> => {
      const wanted = sent.parse(form)
      switch (wanted.intent) {
        case 'create':
          return said(say('Đã thêm', { en: 'Added' }), await writes.create(wanted.name))
        case 'rename':
          return said(say('Đã đổi tên', { en: 'Renamed' }), await writes.rename(wanted.id, wanted.name))
        case 'restore':
          return said(say('Đã khôi phục', { en: 'Restored' }), await writes.restore(wanted.line))
        case 'delete': {
          const removed = await writes.remove(wanted.id)
          const fields = { intent: 'restore', line: String(removed.line) }
          return {
            ...said(say('Đã xóa', { en: 'Deleted' }), removed.name),
            undo: { label: say('Hoàn tác', { en: 'Undo' }), fields },
          }
        }
      }
    },
    { title: say('Chưa làm được', { en: 'That did not work' }) },
  )
}

const said = (title: string, description: string): Outcome => ({ ok: true, toast: { title, description } })

export default function BrandListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, only, total, counts, first, brands, deletions } = loaderData
  const { open, hrefOf, close } = useOpenForm()
  useOutcomeToast(actionData, () => open && close())
  return (
    <>
      <PageHeading
        title={say('Thương hiệu', { en: 'Brands' })}
        text={<Verdict shown={brands.length} total={total} first={first} />}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            <span>
              {say('Thêm', { en: 'New' })}
              <span className="max-sm:sr-only">{say(' thương hiệu', { en: ' brand' })}</span>
            </span>
          </Link>
        }
      />
      <OutcomeNote outcome={actionData} />
      {open === 'new' && <BrandForm brand={null} outcome={actionData} cancelHref={hrefOf(null)} />}
      <WorkChips
        label={say('Việc cần làm', { en: 'Needs work' })}
        current={only && !text ? `/admin/brands?only=${only}` : ''}
        whole="/admin/brands"
        works={[
          {
            label: say('chưa có bài riêng', { en: 'without own content' }),
            count: counts.content,
            to: '/admin/brands?only=content',
          },
          {
            label: say('chỉ có một máy', { en: 'with one product' }),
            count: counts.one,
            to: '/admin/brands?only=one',
          },
          {
            label: say('chưa có máy nào', { en: 'without products' }),
            count: counts.none,
            to: '/admin/brands?only=none',
          },
        ]}
        none={say('Thương hiệu nào cũng có bài riêng và từ hai máy trở lên.', {
          en: 'Every brand has its own content and two products or more.',
        })}
      />
      <SearchForm
        label={say('Tìm thương hiệu', { en: 'Search brands' })}
        text={text}
        kept={only ? { only } : {}}
      />
      {brands.length === 0 && (
        <EmptyState
          title={
            text || only
              ? say('Không tìm thấy thương hiệu nào', { en: 'No brands found' })
              : say('Chưa có thương hiệu nào', { en: 'No brands yet' })
          }
          text={
            text
              ? say('Thử từ ngắn hơn nhé.', { en: 'Try a shorter word.' })
              : only
                ? undefined
                : say('Thương hiệu được tạo cùng sản phẩm đầu tiên mang tên nó.', {
                    en: 'A brand is made with the first product that names it.',
                  })
          }
          actions={
            !text &&
            !only && (
              <Button asChild>
                <Link to="/admin/products/new">{say('Thêm sản phẩm', { en: 'Add a product' })}</Link>
              </Button>
            )
          }
        />
      )}
      <ul
        className={clsx(
          'grid gap-px xl:grid-cols-2',
          brands.length > 0 && 'overflow-clip rounded-card border border-line bg-line',
        )}
      >
        {brands.map((brand) => (
          <li
            key={brand.id}
            className={clsx(
              'bg-surface',
              open === String(brand.id) ? 'xl:col-span-2' : 'xl:last:odd:col-span-2',
            )}
          >
            {open === String(brand.id) ? (
              <BrandForm brand={brand} outcome={actionData} cancelHref={hrefOf(null)} />
            ) : (
              <BrandRow brand={brand} editHref={hrefOf('edit', brand.id)} />
            )}
          </li>
        ))}
      </ul>
      <DeletedList
        rows={deletions}
        title={say('Xóa gần đây', { en: 'Recently deleted' })}
        restore={say('Khôi phục', { en: 'Restore' })}
      />
    </>
  )
}

type VerdictProps = { shown: number; total: number; first: BrandLine | null }

/** How many there are, or are left of them by what narrows the list, and where to begin to write. */
function Verdict({ shown, total, first }: VerdictProps) {
  if (shown < total)
    return say(`${formatNumber(shown)} trong ${formatNumber(total)} thương hiệu`, {
      en: `${formatNumber(shown)} of ${many(total, 'brand')}`,
    })
  const all = say(`${formatNumber(total)} thương hiệu`, { en: many(total, 'brand') })
  if (!first) return all
  return (
    <>
      {say(`${all}. Nên viết bài trước cho `, { en: `${all}. The next to write about: ` })}
      <Link to={`/admin/brands/${first.id}`} className="font-semibold text-action hover:underline">
        {first.name}
      </Link>
      {say(`, ${formatNumber(first.products)} máy.`, { en: `, ${many(first.products, 'product')}.` })}
    </>
  )
}
