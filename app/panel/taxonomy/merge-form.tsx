import { Form, useSubmit } from 'react-router'
import type { MergePreview } from '#app/domain/blog/editing/merge-tags.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'

type MergeFormProps = {
  tag: { id: number; name: string }
  /** The tags it can go into. */
  others: readonly { id: number; name: string }[]
  /** What would happen with the tag that is chosen; null while none is. */
  preview: (MergePreview & { id: number }) | null
  cancelHref: string
}

/** Puts one tag into another, after saying what that does. */
export function MergeForm({ tag, others, preview, cancelHref }: MergeFormProps) {
  const submit = useSubmit()
  return (
    <EntryForm
      title={`Merge tag: ${tag.name}`}
      fields={{ intent: 'merge', id: String(tag.id), ...(preview && { into: String(preview.id) }) }}
      save="Merge Tags"
      isReady={preview !== null}
      cancelHref={cancelHref}
      refusal={preview?.id}
      before={
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="merge" value={tag.id} />
          <div className="min-w-56">
            <Select
              label="Merge into"
              name="into"
              defaultValue={preview ? String(preview.id) : ''}
              onChange={({ currentTarget: { form } }) =>
                void submit(form, { replace: true, preventScrollReset: true })
              }
              options={[
                { value: '', label: 'Choose a tag', disabled: true },
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
      <p role="status">{preview ? sayMerge(preview) : 'Choose the tag that stays.'}</p>
    </EntryForm>
  )
}

function sayMerge({ from, into, moving, having }: MergePreview): string {
  const articles = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`
  const both = having > 0 ? ` ${articles(having)} already ${having === 1 ? 'has' : 'have'} both.` : ''
  return `${articles(moving)} will move from “${from}” to “${into}”.${both} The tag “${from}” is then deleted.`
}
