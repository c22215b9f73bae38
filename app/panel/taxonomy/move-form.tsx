import { Form, useSubmit } from 'react-router'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type MoveFormProps = {
  category: { id: number; name: string }
  /** The categories its articles can go to. */
  others: readonly { id: number; name: string }[]
  /** What would happen with the category that is chosen; null while none is. */
  preview: { id: number; from: string; into: string; articles: number; subcategories: number } | null
  cancelHref: string
}

/** Deletes a category that has articles, after saying where these go. */
export function MoveForm({ category, others, preview, cancelHref }: MoveFormProps) {
  const submit = useSubmit()
  return (
    <EntryForm
      title={`Delete category: ${category.name}`}
      fields={{
        table: 'categories',
        intent: 'delete',
        id: String(category.id),
        ...(preview && { into: String(preview.id) }),
      }}
      save="Move and Delete"
      isReady={preview !== null}
      cancelHref={cancelHref}
      refusal={preview?.id}
      before={
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="merge" value={category.id} />
          <div className="min-w-56">
            <Select
              label="Move its articles to"
              name="into"
              defaultValue={preview ? String(preview.id) : ''}
              onChange={({ currentTarget: { form } }) =>
                void submit(form, { replace: true, preventScrollReset: true })
              }
              options={[
                { value: '', label: 'Choose a category', disabled: true },
                ...others.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </div>
          <Button type="submit" variant="secondary" className="js:hidden">
            Preview
          </Button>
        </Form>
      }
    >
      <p role="status">{preview ? sayMove(preview) : 'Choose where its articles go.'}</p>
    </EntryForm>
  )
}

type Preview = NonNullable<MoveFormProps['preview']>

function sayMove({ from, into, articles, subcategories }: Preview): string {
  const moved = `${formatNumber(articles)} ${articles === 1 ? 'article moves' : 'articles move'} from “${from}” to “${into}”, drafts and the trash included.`
  const gone =
    subcategories > 0
      ? ` Its ${formatNumber(subcategories)} ${subcategories === 1 ? 'subcategory goes' : 'subcategories go'} with it.`
      : ''
  return `${moved}${gone} Its address leads to “${into}”. All of it can be undone.`
}
