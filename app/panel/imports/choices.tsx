import { STRATEGIES } from '#app/domain/imports/text.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { say } from '#app/vietnamese/say.ts'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'

type ChoicesProps = {
  subject: SubjectName
  strategy: string
  blank: string
  /** Whether pictures are fetched. */
  pictures?: boolean
  onStrategy?: (strategy: string) => void
}

/** What to do with what exists, and with blank cells when overwriting. */
export function Choices({ subject, strategy, blank, pictures = false, onStrategy }: ChoicesProps) {
  const { duplicates, hints, clearHint, pictures: aboutPictures } = SUBJECTS[subject]
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
      <fieldset>
        <legend className="mb-1 font-semibold">{duplicates}</legend>
        {STRATEGIES.map(({ value, label }) => (
          <Choice
            key={value}
            name="duplicateStrategy"
            value={value}
            label={
              value === 'overwrite' ? say(label, { vi: `Ghi đè ${SUBJECTS[subject].one} đã có` }) : label
            }
            hint={hints[value]}
            isChosen={strategy === value}
            onChoose={() => onStrategy?.(value)}
          />
        ))}
      </fieldset>
      <fieldset className={onStrategy && strategy !== 'overwrite' ? 'js:hidden' : ''}>
        <legend className="mb-1 font-semibold">
          {say('Blank cells when overwriting', { vi: 'Ô trống khi ghi đè' })}
        </legend>
        <Choice
          name="blankCells"
          value="keep"
          label={say('Keep what is there', { vi: 'Giữ nguyên giá trị cũ' })}
          hint={say('A blank cell changes nothing.', { vi: 'Ô trống không thay đổi gì.' })}
          isChosen={blank === 'keep'}
        />
        <Choice
          name="blankCells"
          value="clear"
          label={say('Clear the field', { vi: 'Xóa trắng ô đó' })}
          hint={clearHint}
          isChosen={blank === 'clear'}
        />
      </fieldset>
      {aboutPictures && (
        <div className="md:col-span-2">
          <Checkbox
            name="pictures"
            label={say('Fetch the pictures: I have the right to show them on this site', {
              vi: 'Tải ảnh về: tôi có quyền đăng những ảnh này trên trang',
            })}
            hint={aboutPictures}
            defaultChecked={pictures}
          />
        </div>
      )}
    </div>
  )
}

type ChoiceProps = {
  name: string
  value: string
  label: string
  hint: string
  isChosen: boolean
  onChoose?: () => void
}

function Choice({ name, value, label, hint, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 hover:text-action">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="grid">
        {label}
        <span className="text-sm text-muted">{hint}</span>
      </span>
    </label>
  )
}
