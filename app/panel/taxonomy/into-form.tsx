import { Form, useSubmit } from 'react-router'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { say } from '#app/vietnamese/say.ts'

type IntoFormProps = {
  title: string
  /** What is sent beside the one that is chosen. */
  fields: Readonly<Record<string, string>>
  /** What goes. */
  id: number
  /** What it can go into. */
  others: readonly { id: number; name: string }[]
  /** The one that is chosen; undefined while none is. */
  chosenId: number | undefined
  label: string
  placeholder: string
  save: string
  cancelHref: string
  /** What would happen with the one that is chosen, or what is to be chosen. */
  status: string
}

/** Puts one thing into another, after saying what that does: choosing asks the address again, saving sends. */
export function IntoForm(props: IntoFormProps) {
  const { title, fields, id, others, chosenId, label, placeholder, save, cancelHref, status } = props
  const submit = useSubmit()
  return (
    <EntryForm
      title={title}
      fields={{ ...fields, id: String(id), ...(chosenId !== undefined && { into: String(chosenId) }) }}
      save={save}
      isReady={chosenId !== undefined}
      cancelHref={cancelHref}
      refusal={chosenId}
      before={
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="merge" value={id} />
          <div className="min-w-56">
            <Select
              label={label}
              name="into"
              defaultValue={chosenId === undefined ? '' : String(chosenId)}
              onChange={({ currentTarget: { form } }) =>
                void submit(form, { replace: true, preventScrollReset: true })
              }
              options={[
                { value: '', label: placeholder, disabled: true },
                ...others.map((other) => ({ value: String(other.id), label: other.name })),
              ]}
            />
          </div>
          <Button type="submit" variant="secondary" className="js:hidden">
            {say('Preview', { vi: 'Xem trước' })}
          </Button>
        </Form>
      }
    >
      <p role="status">{status}</p>
    </EntryForm>
  )
}
