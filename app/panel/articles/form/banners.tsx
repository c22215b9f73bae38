import { CircleAlert, History, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Presence } from '#app/domain/blog/editing/presence.server.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime, formatTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'

function Banner({ icon, children, actions }: { icon: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-cut-soft px-4 py-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-cut">
      {icon}
      <p className="grow basis-64">{children}</p>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

/** Work that was kept but never saved, to be taken up again or forgotten. @param savedAt in ms */
export function UnsavedWorkBanner(props: { savedAt: number; onRestore: () => void; onDiscard: () => void }) {
  return (
    <Banner
      icon={<History aria-hidden="true" />}
      actions={
        <>
          <Button variant="secondary" onClick={props.onRestore}>
            {say('Restore', { vi: 'Khôi phục' })}
          </Button>
          <Button variant="ghost" onClick={props.onDiscard}>
            {say('Discard', { vi: 'Bỏ đi' })}
          </Button>
        </>
      }
    >
      {say(`You have changes from ${formatDateTime(props.savedAt)} that were never saved.`, {
        vi: `Bạn có những chỗ sửa từ ${formatDateTime(props.savedAt)} chưa được lưu.`,
      })}
    </Banner>
  )
}

/** Who else has the article open, and whether somebody saved it since it was opened here. */
export function PresenceBanners(props: {
  presence: Presence | null
  openedAt: string
  isDirty: boolean
  onCompare: () => void
  onReload: () => void
}) {
  const { presence, openedAt, isDirty, onCompare, onReload } = props
  if (!presence) return null
  const isOutdated = Date.parse(presence.updatedAt) > Date.parse(openedAt)
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {presence.others.length > 0 && (
        <Banner icon={<Users aria-hidden="true" />}>
          {presence.others.map(({ name, isYou, openedAt }, at) => (
            <span key={name}>
              {at > 0 && ', '}
              {isYou ? say('You', { vi: 'Bạn' }) : <span lang="vi">{name}</span>}{' '}
              {isYou ? say('have had', { vi: 'đang' }) : say('has had', { vi: 'đang' })}
              {say(' this article open', { vi: ' mở bài này' })}
              {isYou ? say(' in another window', { vi: ' ở một cửa sổ khác' }) : ''}
              {say(` since ${formatTime(openedAt)}`, { vi: ` từ ${formatTime(openedAt)}` })}
            </span>
          ))}
          {say('. Whoever saves second can compare both versions.', {
            vi: '. Ai lưu sau sẽ được so hai bản trước khi lưu.',
          })}
        </Banner>
      )}
      {isOutdated && (
        <Banner
          icon={<CircleAlert aria-hidden="true" />}
          actions={
            isDirty ? (
              <Button variant="secondary" onClick={onCompare}>
                {say('Compare', { vi: 'So sánh' })}
              </Button>
            ) : (
              <Button variant="secondary" onClick={onReload}>
                {say('Load the new version', { vi: 'Tải bản mới' })}
              </Button>
            )
          }
        >
          <span lang="vi">{presence.updatedBy ?? say('Somebody', { vi: 'Có người' })}</span>
          {say(` saved this article at ${formatTime(presence.updatedAt)}, after you opened it.`, {
            vi: ` đã lưu bài này lúc ${formatTime(presence.updatedAt)}, sau khi bạn mở.`,
          })}
        </Banner>
      )}
    </div>
  )
}

/** What is wrong with the form as a whole, with the way to each field; read out at once. */
export function FormProblems({
  errors,
  summary,
}: {
  errors: Readonly<Record<string, string>>
  summary?: string | undefined
}) {
  const texts = Object.entries(errors)
  if (texts.length === 0 && !summary) return null
  return (
    <div role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
      {texts.length === 0 ? (
        <p>{summary}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {texts.map(([field, text]) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
