import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleProblem, ProblemPlace } from '#app/domain/blog/editing/check-article.server.ts'
import type { Publication } from '#app/domain/blog/editing/publication.ts'
import { Button } from '#app/ui/button.tsx'
import type { ButtonProps } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { isToCome, tomorrowMorning } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { callStaff } from '../safety/staff-call.ts'
import { CHECK_PATH } from './save-outcome.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Asked = {
  /** What is in the form now, the last letter included. */
  current: () => ArticleValues
  publishedAt: string
  /** When the page was made, in ms. */
  now: number
  isBusy: boolean
  onPublish: (publication: Publication) => void
  /** Leads to what readers would stumble over. */
  onLeadTo: (where: ProblemPlace) => void
  /** A time to schedule for was chosen; it goes with what is published next. */
  onTime: (time: string) => void
  /** One was asked about and left it open: nothing was published or scheduled. Null once one asks anew. */
  onUndecided: (publication: Publication | null) => void
}

/** What changes who sees an article, wherever its buttons stand. */
export type PublicationControls = {
  /** What makes a button of the form one that publishes, schedules or takes down; without scripts it sends the form. */
  button: (publication: Publication) => ButtonProps
  /** The questions asked before anything changes: stands once in the form. */
  dialogs: ReactNode
}

/** The questions asked before who sees an article changes; `problems` is null while they are looked for. */
type Asking = { publication: Publication; problems: readonly ArticleProblem[] | null }

/** Changes who sees an article, with the questions that come before it. */
export function usePublication(asked: Asked): PublicationControls {
  const { current, publishedAt, now, isBusy, onPublish, onLeadTo, onTime, onUndecided } = asked
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isChoosing, setChoosing] = useState(false)

  const begin = (publication: Publication) => {
    onUndecided(null)
    if (publication === 'schedule' && !isToCome(publishedAt)) setChoosing(true)
    else void ask(publication)
  }
  const leave = (publication: Publication | undefined) => {
    setAsking(null)
    setChoosing(false)
    if (publication && publication !== 'unpublish') onUndecided(publication)
  }
  const ask = async (publication: Publication) => {
    if (publication === 'unpublish') return setAsking({ publication, problems: [] })
    setAsking({ publication, problems: null })
    const { content, featured_image, featured_image_alt, social_image } = current()
    const form = new FormData()
    const said = { content, featured_image, featured_image_alt, social_image }
    for (const [name, value] of Object.entries(said)) form.set(name, value)
    const called = await callStaff<{ problems?: ArticleProblem[] }>(CHECK_PATH, form)
    const problems = called.kind === 'answer' ? (called.body.problems ?? []) : []
    if (problems.length > 0) return setAsking({ publication, problems })
    setAsking(null)
    onPublish(publication)
  }
  const button = (publication: Publication): ButtonProps => ({
    type: 'submit',
    name: 'publication',
    value: publication,
    loading: isBusy || (asking?.publication === publication && asking.problems === null),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      begin(publication)
    },
  })
  const dialogs = (
    <>
      <ScheduleDialog
        open={isChoosing}
        offered={tomorrowMorning(now)}
        onClose={() => leave('schedule')}
        onChoose={(chosen) => {
          setChoosing(false)
          onTime(chosen)
          void ask('schedule')
        }}
      />
      <Questions
        asking={asking}
        onClose={() => leave(asking?.publication)}
        onCorrect={(where) => {
          // The dialog gives the focus back to its button before the text can have it.
          flushSync(() => leave(asking?.publication))
          if (where) onLeadTo(where)
        }}
        onGo={(publication) => {
          setAsking(null)
          onPublish(publication)
        }}
      />
    </>
  )
  return { button, dialogs }
}

type QuestionsProps = {
  asking: Asking | null
  onClose: () => void
  /** Leads to a place, or only back where nothing is known of one. */
  onCorrect: (where: ProblemPlace | undefined) => void
  onGo: (publication: Publication) => void
}

function Questions({ asking, onClose, onCorrect, onGo }: QuestionsProps) {
  const problems = asking?.problems ?? null
  const isUnpublishing = asking?.publication === 'unpublish'
  return (
    <Dialog
      open={asking !== null && problems !== null}
      onClose={onClose}
      title={
        isUnpublishing
          ? say('Unpublish this article?', { vi: 'Gỡ bài này xuống?' })
          : say('Before it is published', { vi: 'Trước khi đăng' })
      }
      footer={
        <>
          <Button
            variant="secondary"
            onClick={isUnpublishing ? onClose : () => onCorrect(problems?.[0]?.where)}
          >
            {isUnpublishing
              ? say('Keep it public', { vi: 'Cứ để công khai' })
              : say('Go back and correct', { vi: 'Quay lại sửa' })}
          </Button>
          <Button
            variant={isUnpublishing ? 'danger' : 'primary'}
            onClick={() => asking && onGo(asking.publication)}
          >
            {isUnpublishing
              ? say('Unpublish', { vi: 'Gỡ xuống' })
              : asking?.publication === 'schedule'
                ? say('Schedule anyway', { vi: 'Cứ hẹn giờ' })
                : say('Publish anyway', { vi: 'Cứ đăng' })}
          </Button>
        </>
      }
    >
      {isUnpublishing ? (
        <p>
          {say(
            'Visitors will get “page not found”. The text, date and address are kept, and you can publish it again.',
            {
              vi: 'Ai mở địa chỉ của bài sẽ thấy báo không có trang này. Nội dung, ngày và địa chỉ vẫn còn, bạn đăng lại lúc nào cũng được.',
            },
          )}
        </p>
      ) : (
        <>
          <p>
            {say('Readers would notice these problems:', { vi: 'Người đọc sẽ gặp những chỗ chưa ổn này:' })}
          </p>
          <ul className="mt-3 grid list-disc gap-2 ps-5">
            {(problems ?? []).map(({ text, where }, at) => (
              // Two pictures may be of one name.
              <li key={`${at} ${text}`} className="break-words">
                <button
                  type="button"
                  className="min-h-6 text-start text-action underline underline-offset-2"
                  onClick={() => onCorrect(where)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
