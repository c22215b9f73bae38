import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { ChangeSubject } from '#app/domain/imports/job.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { InLanguage, useSay } from '#app/ui/language.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { chosenLanguage } from '#app/vietnamese/say.ts'
import { ChangeCard } from './change-card.tsx'
import { ChangeState } from './change-state.tsx'
import type { ChangeLine, ChangeView } from './change-view.server.ts'
import { CHANGE_WORDS } from './change-words.ts'

/** How often a change at work is looked at, in ms. */
const LOOK_MS = 1_000

/** What a page of these screens is called. */
export const changesMeta = (subject: ChangeSubject) => {
  const { title, language } = CHANGE_WORDS[subject]
  return [
    { title: panelTitle(title[chosenLanguage() ?? language]) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

type ChangesScreenProps = {
  subject: ChangeSubject
  change: ChangeView | null
  lines: readonly ChangeLine[]
  /** Which of how many pages of the list is shown. */
  page: number
  last: number
  outcome: Outcome | undefined
}

/** The changes of many of one kind, or one of them while it is done and afterwards. */
export function ChangesScreen({ outcome, ...shown }: ChangesScreenProps) {
  const { change, lines, subject } = shown
  useOutcomeToast(outcome)
  useLooking(change?.isWorking ?? lines.some(({ isWorking }) => isWorking))
  return (
    <InLanguage is={CHANGE_WORDS[subject].language} className="grid gap-5">
      <Heading subject={subject} change={change} />
      {change ? <ChangeCard change={change} /> : <Changes {...shown} />}
    </InLanguage>
  )
}

function Heading({ subject, change }: Pick<ChangesScreenProps, 'subject' | 'change'>) {
  const say = useSay()
  const { title, list, path, back } = CHANGE_WORDS[subject]
  if (!change) return <PageHeading title={say(title)} back={{ to: list, label: say(back) }} />
  const by = change.person ? say({ en: `, by ${change.person}`, vi: `, ${change.person} đổi` }) : ''
  return (
    <PageHeading
      title={change.label}
      text={`${change.when}${by}`}
      back={{ to: path, label: say({ en: 'Back to all changes', vi: 'Về mọi lần đổi' }) }}
    />
  )
}

/** Loads the page anew now and then while something is at work. */
function useLooking(isWorking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}

function Changes({ subject, lines, page, last }: Omit<ChangesScreenProps, 'change' | 'outcome'>) {
  const say = useSay()
  const { title, noun, path } = CHANGE_WORDS[subject]
  const { en, vi } = noun(2)
  if (lines.length === 0)
    return (
      <EmptyState
        title={say({ en: 'Nothing was changed at once yet', vi: `Chưa đổi nhiều ${vi} lần nào` })}
        text={say({
          en: `Select some ${en} in their list, or ‘All … found’, and choose what to do. It can be undone here for 30 days.`,
          vi: `Trong danh sách ${vi}, bạn chọn vài dòng hoặc đánh dấu “Tất cả … ${vi} tìm thấy”, rồi chọn việc cần làm. Mỗi lần đổi nằm ở đây và hoàn tác được trong 30 ngày.`,
        })}
      />
    )
  return (
    <>
      <Table caption={say(title)} className="card-table">
        <thead>
          <tr>
            <th scope="col">{say({ en: 'Change', vi: 'Việc' })}</th>
            <th scope="col">{say({ en: 'State', vi: 'Trạng thái' })}</th>
            <th scope="col">{say({ en: 'Changed', vi: 'Đã đổi' })}</th>
            <th scope="col">{say({ en: 'Left as before', vi: 'Giữ nguyên' })}</th>
            <th scope="col">{say({ en: 'By', vi: 'Người làm' })}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <Link to={`?job=${line.id}`} className="font-semibold text-action hover:underline">
                  {line.label}
                  {line.into && <span lang="vi">: {line.into}</span>}
                </Link>
                <p className="font-normal text-muted">{line.when}</p>
              </th>
              <td data-label={say({ en: 'State', vi: 'Trạng thái' })}>
                <ChangeState state={line.state} />
              </td>
              <td data-label={say({ en: 'Changed', vi: 'Đã đổi' })}>
                <span>
                  {formatNumber(line.changed)}{' '}
                  <span className="text-muted">
                    {say({ en: `of ${formatNumber(line.total)}`, vi: `trên ${formatNumber(line.total)}` })}
                  </span>
                </span>
              </td>
              <td data-label={say({ en: 'Left as before', vi: 'Giữ nguyên' })}>{formatNumber(line.left)}</td>
              <td data-label={say({ en: 'By', vi: 'Người làm' })} lang="vi">
                {line.person ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination page={page} totalPages={Math.max(1, last)} href={(to) => `${path}?page=${to}`} />
    </>
  )
}
