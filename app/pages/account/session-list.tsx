import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { Section } from './section.tsx'

/** Where somebody is signed in, as the page shows it. */
export type ShownSession = { id: string; device: string; since: string; isCurrent: boolean }

/** The sessions of the person, each with the way to end it, and all at once. */
export function SessionSection({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <Section
      id="phien"
      title={say('Thiết bị đang đăng nhập', { en: 'Signed-in devices' })}
      text={say('Thấy thiết bị lạ? Đăng xuất nó rồi đổi mật khẩu ngay.', {
        en: 'See a device you do not know? Sign it out, then change your password.',
      })}
    >
      <ul className="grid divide-y divide-line">
        {sessions.map(({ id, device, since, isCurrent }) => (
          <li key={id} className="flex items-center gap-x-4 py-3">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {isCurrent && <Badge tone="saving">{say('Thiết bị này', { en: 'This device' })}</Badge>}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {say(`Từ ${formatDateTime(since)}`, { en: `Since ${formatDateTime(since)}` })}
              </p>
            </div>
            {!isCurrent && (
              <Form method="post">
                <input type="hidden" name="form" value="endSession" />
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  variant="ghost"
                  aria-label={say(`Đăng xuất ${device}`, { en: `Sign out ${device}` })}
                >
                  {say('Đăng xuất', { en: 'Sign out' })}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="form" value="endAll" />
        <Button type="submit" variant="secondary">
          {say('Đăng xuất tất cả', { en: 'Sign out everywhere' })}
        </Button>
      </Form>
    </Section>
  )
}
