import { ExternalLink } from 'lucide-react'
import { z } from 'zod'
import { typedContent } from '#app/domain/catalogue/brand/content-input.ts'
import { stateOf } from '#app/domain/catalogue/editing/product-writes.server.ts'
import { editedBrand } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerPart } from '#app/panel/parts/answer-part.server.ts'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { PartsForm } from '#app/panel/parts/parts-form.tsx'
import { UnsavedGuard } from '#app/panel/parts/unsaved.tsx'
import { rowId } from '#app/platform/row-id.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/edit'
import { brandWrites } from './brand-writes.server.ts'
import { ContentFields } from './content-fields.tsx'

const CONTENT = 'noi-dung-trang'

const missing = () =>
  new Response(say('Không tìm thấy thương hiệu này.', { en: 'Brand not found.' }), { status: 404 })

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'products')
  const id = rowId.safeParse(asked.params.id)
  const brand = id.success ? await editedBrand(asked.context.get(requestContext).db, id.data) : null
  if (!brand) throw missing()
  const values = typedContent(brand.content)
  return { name: brand.name, slug: brand.slug, part: { values, seen: stateOf(values) } }
}

const change = z.object({ seen: z.string().max(100).default(''), force: z.literal('1').optional() })

export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'products')
  const id = rowId.safeParse(asked.params.id)
  if (!id.success) throw missing()
  const { db } = asked.context.get(requestContext)
  const values = readFormValues(await asked.request.formData())
  return answerPart(CONTENT, values, async () => {
    const { seen, force } = change.parse(values.fields)
    await brandWrites({ db, actorId }).saveContent(id.data, { values, seen, force: force === '1' })
    return { ok: true, toast: { title: say('Đã lưu nội dung trang', { en: 'Page content saved' }) } }
  })
}

export default function BrandContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, slug, part } = loaderData
  return (
    <UnsavedGuard>
      <PageHeading
        title={say(`Trang thương hiệu ${name}`, { en: `Brand page of ${name}` })}
        text={say(
          'Phần sản phẩm, giá và đánh giá tự lấy từ kho sản phẩm. Để trống hết thì trang chỉ có phần đó.',
          {
            en: 'Products, prices and reviews come from the catalogue by themselves. Leave everything empty to show only those.',
          },
        )}
        back={{ to: '/admin/brands', label: say('Về danh sách thương hiệu', { en: 'Back to brands' }) }}
        actions={
          <a href={`/brand/${slug}`} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{say('Xem trang', { en: 'View page' })}</span>
          </a>
        }
      />
      <PartsForm
        key={slug}
        parts={[
          {
            name: CONTENT,
            title: say('Nội dung riêng', { en: 'Own content' }),
            part,
            renderFields: (values, outcome) => <ContentFields values={values} outcome={outcome} />,
          },
        ]}
        outcome={actionData}
      />
    </UnsavedGuard>
  )
}
