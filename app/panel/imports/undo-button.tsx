import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'

type UndoButtonProps = {
  id: string
  subject: SubjectName
  imported: number
  /** Which import it is of, where it stands in the list of all. */
  label?: string
}

const englishOf = (subject: SubjectName) => ({
  undo: say('Undo', { vi: 'Hoàn tác' }),
  title: say('Undo this import?', { vi: 'Hoàn tác lần nhập này?' }),
  confirm: say('Undo import', { vi: 'Hoàn tác lần nhập' }),
  keep: say('Cancel', { vi: 'Giữ lại' }),
  what: (imported: number) =>
    say(
      `Of the ${imported} imported rows, new ${SUBJECTS[subject].many} are deleted and overwritten ones become what they were. ${SUBJECTS[subject].name} that somebody edited since stay as they are.`,
      {
        vi: `Trong ${imported} dòng đã nhập, ${SUBJECTS[subject].many} mới thêm sẽ bị xóa, cái bị ghi đè trở lại như trước. Cái nào có người sửa sau đó thì giữ nguyên.`,
      },
    ),
})

const VIETNAMESE = {
  get undo() {
    return say('Hoàn tác', { en: 'Undo' })
  },
  get title() {
    return say('Hoàn tác lần nhập này?', { en: 'Undo this import?' })
  },
  get confirm() {
    return say('Hoàn tác', { en: 'Undo' })
  },
  get keep() {
    return say('Giữ lại', { en: 'Keep it' })
  },
  what: (imported: number) =>
    say(
      `Trong ${imported} dòng đã nhập, cái mới thêm sẽ bị xóa, cái bị ghi đè trở lại như trước. Cái nào có người sửa sau đó thì giữ nguyên.`,
      {
        en: `Of the ${imported} imported rows, new ones are deleted and overwritten ones become what they were. Those that somebody edited since stay as they are.`,
      },
    ),
}

/** Takes an import back, after asking; without scripts it does so at once. */
export function UndoButton({ id, subject, imported, label }: UndoButtonProps) {
  const { screen } = SUBJECTS[subject]
  // The list of all imports is Vietnamese, the screen of one English, as it is specified.
  const words = label ? VIETNAMESE : englishOf(subject)
  const fetcher = useFetcher<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [isAsking, setAsking] = useState(false)
  useOutcomeToast(fetcher.data)
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        action={`${screen}?job=${id}`}
        onSubmit={(event) => {
          if (isSure.current) return
          event.preventDefault()
          setAsking(true)
        }}
      >
        <input type="hidden" name="intent" value="undo" />
        <Button
          type="submit"
          {...(label
            ? {
                variant: 'ghost',
                size: 'sm',
                className: 'px-3 whitespace-nowrap text-muted hover:text-ink md:-me-3',
              }
            : { variant: 'secondary', className: 'whitespace-nowrap' })}
          loading={fetcher.state !== 'idle'}
          {...(label ? { 'aria-label': label } : {})}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {words.undo}
        </Button>
      </fetcher.Form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.title}
        confirm={words.confirm}
        cancel={words.keep}
        onConfirm={() => {
          isSure.current = true
          setAsking(false)
          form.current?.requestSubmit()
        }}
      >
        <p>{words.what(imported)}</p>
      </ConfirmDialog>
    </>
  )
}
