import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { Section } from './section.tsx'

/** Where somebody is signed in, as the page shows it. */
export type ShownSession = { id: string; device: string; since: string; isCurrent: boolean }

/** The sessions of the person, each with the way to end it, and all at once. */
export function SessionSection({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <Section
      id="phien"
      title="Thiết bị đang đăng nhập"
      text="Thấy thiết bị lạ? Đăng xuất nó rồi đổi mật khẩu ngay."
    >
      <ul className="grid divide-y divide-line">
        {sessions.map(({ id, device, since, isCurrent }) => (
          <li key={id} className="flex items-center gap-x-4 py-3">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {isCurrent && <Badge tone="saving">Thiết bị này</Badge>}
              </p>
              <p className="text-sm text-muted tabular-nums">Từ {formatDateTime(since)}</p>
            </div>
            {!isCurrent && (
              <Form method="post">
                <input type="hidden" name="form" value="endSession" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="ghost" aria-label={`Đăng xuất ${device}`}>
                  Đăng xuất
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="form" value="endAll" />
        <Button type="submit" variant="secondary">
          Đăng xuất tất cả
        </Button>
      </Form>
    </Section>
  )
}
