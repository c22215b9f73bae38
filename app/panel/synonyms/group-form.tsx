import type { TriedSearch } from '#app/domain/catalogue/queries/try-search.server.ts'
import type { ListedGroup } from '#app/domain/catalogue/synonyms/groups.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { TriedSearchResult } from './tried-search.tsx'

/** What became of the form: saved, refused, or only tried. */
export type GroupOutcome = Outcome & { tried?: TriedSearch }

type GroupFormProps = {
  /** Null to make a new one. */
  group: ListedGroup | null
  /** A phrase that the new group is to hold. */
  phrase?: string
  outcome: GroupOutcome | null | undefined
  cancelHref: string
}

const lines = (phrases: readonly string[] = []) => phrases.join('\n')

/** Makes or changes a group of synonyms, and tries a search with it before it is saved. */
export function GroupForm({ group, phrase = '', outcome, cancelHref }: GroupFormProps) {
  const hidden = { key: group?.key ?? '' }
  const typed = typedInto(outcome, hidden)
  const isShipped = group !== null && group.origin !== 'own'
  return (
    <EntryForm
      title={
        group
          ? say(`Sửa nhóm: ${group.forms[0]}`, { en: `Edit group: ${group.forms[0]}` })
          : say('Nhóm từ mới', { en: 'New group' })
      }
      fields={hidden}
      save={say('Lưu nhóm từ', { en: 'Save group' })}
      intent="save"
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome?.ok === false ? outcome : null}
    >
      <p className="max-w-text text-sm text-muted">
        {say(
          'Ví dụ: “máy lạnh”, “điều hòa” cùng nghĩa nên đứng ở ô đầu. “airpods” chỉ là một loại “tai nghe”: gõ airpods thì thấy tai nghe, gõ tai nghe thì không cần thấy airpods, nên đứng ở ô thứ hai. “quạt điều hòa” không phải điều hòa, nên đứng ở ô ngoại trừ.',
          {
            en: 'For example, “máy lạnh” and “điều hòa” mean the same, so both go into the first field. “airpods” is only one sort of “tai nghe”: who types airpods sees tai nghe, but not the other way round, so it goes into the second. “quạt điều hòa” is no điều hòa, so it goes into the exceptions.',
          },
        )}
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        <TextArea
          label={say('Cùng nghĩa', { en: 'Same meaning' })}
          name="forms"
          required
          hint={
            isShipped
              ? say('Mỗi dòng một từ; dòng đầu giữ nguyên.', { en: 'One term a line; the first line stays.' })
              : say('Mỗi dòng một từ; tên chính ở dòng đầu.', { en: 'One term a line; the main name first.' })
          }
          rows={4}
          defaultValue={typed?.['forms'] ?? lines(group?.forms)}
          error={errorOf(outcome, 'forms')}
        />
        <TextArea
          label={say('Nghĩa hẹp hơn', { en: 'Narrower' })}
          name="narrower"
          hint={say('Gõ từ này thì thấy nhóm; chiều ngược không.', {
            en: 'Typing one of these shows the group, not the other way round.',
          })}
          rows={4}
          defaultValue={typed?.['narrower'] ?? (group ? lines(group.narrower) : phrase)}
          error={errorOf(outcome, 'narrower')}
        />
        <TextArea
          label={say('Ngoại trừ', { en: 'Exceptions' })}
          name="except"
          hint={say('Cụm có chứa từ trên mà nghĩa khác.', {
            en: 'Phrases that contain a term above and mean something else.',
          })}
          rows={4}
          defaultValue={typed?.['except'] ?? lines(group?.except)}
          error={errorOf(outcome, 'except')}
        />
      </div>
      <TextArea
        label={say('Ghi chú cho người biên tập', { en: 'Note for editors' })}
        name="note"
        rows={2}
        className="min-h-18"
        maxLength={300}
        defaultValue={typed?.['note'] ?? group?.note ?? ''}
        error={errorOf(outcome, 'note')}
      />
      <div className="flex flex-wrap items-end gap-3 rounded-card bg-sunken p-4">
        <div className="min-w-0 grow basis-60">
          <TextField
            label={say('Thử trước khi lưu', { en: 'Try before saving' })}
            name="search"
            hint={say('Với nhóm từ đang sửa, tìm từ này sẽ ra gì?', {
              en: 'With the group as edited, what would this search find?',
            })}
            maxLength={200}
            defaultValue={typed?.['search'] ?? ''}
          />
        </div>
        <Button type="submit" name="intent" value="try" variant="secondary" className="mb-1.5">
          {say('Thử tìm', { en: 'Try the search' })}
        </Button>
      </div>
      {outcome?.tried && <TriedSearchResult tried={outcome.tried} />}
    </EntryForm>
  )
}
