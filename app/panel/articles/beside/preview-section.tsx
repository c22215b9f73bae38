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

const DAYS = PREVIEW_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
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
        Preview links for people without an account
        {list.length > 0 && (
          <span className="whitespace-nowrap">
            <Badge>{list.length} open</Badge>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-muted group-open/part:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-muted">
          Whoever has a link sees the article as it was last saved, until the link ends or you withdraw it.
          Times are Vietnam’s.
        </p>
        {list.length > 0 && (
          <ul
            aria-label="Open preview links"
            className="grid max-h-96 divide-y overflow-y-auto divide-line border-y border-line"
          >
            {list.map((link) => (
              <li key={link.id} className="grid gap-2 py-3">
                <TextField
                  label={`Preview link until ${formatDateTime(link.ends)}`}
                  readOnly
                  value={siteUrl + link.path}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
                <p className="text-sm text-muted">
                  Made {formatDateTime(link.madeAt)} by{' '}
                  {link.madeBy === null ? 'somebody who left' : <span lang="vi">{link.madeBy}</span>}
                </p>
                <div className="flex flex-wrap gap-3">
                  <CopyLinkButton path={link.path}>Copy the link</CopyLinkButton>
                  <fetcher.Form method="post" action={path}>
                    <input type="hidden" name="intent" value="preview-withdraw" />
                    <input type="hidden" name="id" value={link.id} />
                    <Button
                      type="submit"
                      variant="ghost"
                      className="text-danger"
                      loading={asked?.get('id') === String(link.id)}
                    >
                      Withdraw
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
            label="A new link works for"
            name="days"
            options={DAYS}
            error={errorOf(fetcher.data ?? outcome, 'days')}
          />
          <Button
            type="submit"
            variant="secondary"
            loading={asked?.get('intent') === 'preview-open'}
            className="mb-1.5"
          >
            Make a link
          </Button>
        </fetcher.Form>
        <SaveFirst />
      </div>
    </details>
  )
}

/** Where no script runs, a form beside the article's loads the page anew. */
export function SaveFirst() {
  return <p className="text-sm text-muted js:hidden">Save the article first: what is typed below is lost.</p>
}
