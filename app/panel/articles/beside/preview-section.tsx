import { ChevronDown } from 'lucide-react'
import { useFetcher } from 'react-router'
import { PREVIEW_DAYS } from '#app/domain/blog/editing/preview-key.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { newest } from './beside-outcome.ts'
import type { BesideOutcome, ShownPreviews } from './beside-outcome.ts'

type PreviewSectionProps = {
  /** Of the article's screen. */
  path: string
  siteUrl: string
  loaded: ShownPreviews
  /** What became of a form of this part where no script runs. */
  outcome: BesideOutcome | undefined
}

const dayChoices = () =>
  PREVIEW_DAYS.map((days) => ({
    value: String(days),
    label: days === 1 ? say('1 day', { vi: '1 ngày' }) : say(`${days} days`, { vi: `${days} ngày` }),
  }))

/** The links by which people without an account see the article: made when one is asked for, gone once withdrawn. */
export function PreviewSection({ path, siteUrl, loaded, outcome }: PreviewSectionProps) {
  const fetcher = useFetcher<BesideOutcome>()
  useOutcomeToast(fetcher.data)
  const { list } = newest(loaded, outcome?.previews, fetcher.data?.previews)
  const asked = fetcher.state === 'idle' ? undefined : fetcher.formData
  return (
    <details
      className="group/part rounded-card border border-line bg-surface px-4"
      open={outcome?.previews ? true : undefined}
    >
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        <span>
          {say('Preview links', { vi: 'Đường dẫn xem trước' })}
          <span className="max-lg:sr-only">
            {' '}
            {say('for people without an account', { vi: 'cho người không có tài khoản' })}
          </span>
        </span>
        {list.length > 0 && (
          <span className="whitespace-nowrap">
            <Badge>{say(`${list.length} open`, { vi: `${list.length} đang mở` })}</Badge>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-muted group-open/part:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-muted">
          {say(
            'Whoever has a link sees the article as it was last saved, until the link ends or you withdraw it. Times are Vietnam’s.',
            {
              vi: 'Ai có đường dẫn sẽ thấy bài như lần lưu gần nhất, cho tới khi đường dẫn hết hạn hoặc bạn thu hồi. Giờ Việt Nam.',
            },
          )}
        </p>
        {list.length > 0 && (
          <ul
            aria-label={say('Open preview links', { vi: 'Những đường dẫn xem trước đang mở' })}
            className="grid max-h-96 divide-y overflow-y-auto divide-line border-y border-line"
          >
            {list.map((link) => (
              <li key={link.id} className="grid gap-2 py-3">
                <TextField
                  label={say(`Preview link until ${formatDateTime(link.ends)}`, {
                    vi: `Đường dẫn xem trước đến ${formatDateTime(link.ends)}`,
                  })}
                  readOnly
                  value={siteUrl + link.path}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <p className="text-sm text-muted">
                  {say(`Made ${formatDateTime(link.madeAt)} by `, {
                    vi: `Tạo lúc ${formatDateTime(link.madeAt)} bởi `,
                  })}
                  {link.madeBy === null ? (
                    say('somebody who left', { vi: 'một người không còn ở đây' })
                  ) : (
                    <span lang="vi">{link.madeBy}</span>
                  )}
                </p>
                <div className="flex flex-wrap gap-3">
                  <CopyLinkButton path={link.path}>
                    {say('Copy the link', { vi: 'Chép đường dẫn' })}
                  </CopyLinkButton>
                  <fetcher.Form method="post" action={path}>
                    <input type="hidden" name="intent" value="preview-withdraw" />
                    <input type="hidden" name="id" value={link.id} />
                    <Button
                      type="submit"
                      variant="ghost"
                      className="text-danger"
                      loading={asked?.get('id') === String(link.id)}
                    >
                      {say('Withdraw', { vi: 'Thu hồi' })}
                    </Button>
                  </fetcher.Form>
                </div>
              </li>
            ))}
          </ul>
        )}
        <fetcher.Form method="post" action={path} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="preview-open" />
          <Select
            label={say('A new link works for', { vi: 'Đường dẫn mới dùng được trong' })}
            name="days"
            options={dayChoices()}
            error={errorOf(fetcher.data ?? outcome, 'days')}
          />
          <Button
            type="submit"
            variant="secondary"
            loading={asked?.get('intent') === 'preview-open'}
            className="mb-1.5"
          >
            {say('Make a link', { vi: 'Tạo đường dẫn' })}
          </Button>
        </fetcher.Form>
        <SaveFirst />
      </div>
    </details>
  )
}

/** Where no script runs, a form beside the article's loads the page anew. */
export function SaveFirst() {
  return (
    <p className="text-sm text-muted js:hidden">
      {say('Save the article first: what is typed below is lost.', {
        vi: 'Bạn lưu bài trước nhé: chữ đang gõ bên dưới sẽ mất.',
      })}
    </p>
  )
}
