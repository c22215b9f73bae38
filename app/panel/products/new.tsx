import { redirect } from 'react-router'
import { PRODUCTS_PATH } from '#app/domain/catalogue/editing/list-state.ts'
import { createProduct } from '#app/domain/catalogue/editing/product-writes.server.ts'
import { productVersion } from '#app/domain/catalogue/editing/queries/edited-product.server.ts'
import {
  brandChoices,
  categoryChoices,
} from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerPart } from '#app/panel/parts/answer-part.server.ts'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { PartsForm } from '#app/panel/parts/parts-form.tsx'
import { UnsavedGuard } from '#app/panel/parts/unsaved.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/new'
import { BasicsFields } from './basics-fields.tsx'

const NEW = 'co-ban'

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'products')
  const { db } = asked.context.get(requestContext)
  return { categories: await categoryChoices(db), brands: await brandChoices(db) }
}

/** Makes the product, and goes on to everything else of it. */
export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'products')
  const { db } = asked.context.get(requestContext)
  const values = readFormValues(await asked.request.formData())
  let made = 0
  const answer = await answerPart(NEW, values, async () => {
    made = await createProduct({ db, actorId }, values, { isHidden: values.fields['hidden'] === '1' })
    return { ok: true }
  })
  return made > 0 ? redirect(`${PRODUCTS_PATH}/${made}?moi=${await productVersion(db, made)}`) : answer
}

const EMPTY = { values: { fields: {}, lists: {} }, seen: '' }

export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <UnsavedGuard>
      <PageHeading
        title={say('Thêm sản phẩm', { en: 'Add product' })}
        back={{ to: PRODUCTS_PATH, label: say('Về danh sách sản phẩm', { en: 'Back to products' }) }}
        text={say(
          'Bắt đầu bằng thông tin cơ bản; giá, thông số và ảnh thêm ở bước sau. Lưu nháp thì chỉ ban biên tập thấy, đến khi bạn cho hiện.',
          {
            en: 'Begin with the basics; prices, specifications and pictures come next. A draft is seen by editors alone until you show it.',
          },
        )}
      />
      <PartsForm
        parts={[
          {
            name: NEW,
            title: say('Thông tin cơ bản', { en: 'Basics' }),
            part: EMPTY,
            renderFields: (values, outcome) => (
              <BasicsFields values={values} outcome={outcome} {...loaderData} />
            ),
          },
        ]}
        save={say('Tạo và đăng', { en: 'Create and publish' })}
        saveAs={{ label: say('Lưu nháp', { en: 'Save as draft' }), name: 'hidden', value: '1' }}
        leaves
        outcome={actionData}
      />
    </UnsavedGuard>
  )
}
