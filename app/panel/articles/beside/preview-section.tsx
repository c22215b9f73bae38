import { useFetcher } from 'react-router'
import { PREVIEW_DAYS } from '#app/domain/blog/editing/preview-key.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { newest } from './beside-outcome.ts'
import type { BesideOutcome, ShownPreview } from './beside-outcome.ts'

type PreviewSectionProps = {
  /** Of the article's screen. */
  path: string
  siteUrl: string
  loaded: ShownPreview
  /** What became of a form of this part where no script runs. */
  outcome: BesideOutcome | undefined
}

/** The link by which people without an account see the article: made when it is asked for, gone when it is withdrawn. */
export function PreviewSection({ path, siteUrl, loaded, outcome }: PreviewSectionProps) {
  const fetcher = useFetcher<BesideOutcome>()
  useOutcomeToast(fetcher.data)
  const { link } = newest(loaded, outcome?.preview, fetcher.data?.preview)
  const isBusy = fetcher.state !== 'idle'
  return (
    <details
      className="rounded-card border border-line bg-surface px-4"
      open={outcome?.preview ? true : undefined}
    >
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
        Preview link for people without an account
        {link && <span className="text-sm font-normal text-muted">until {formatDateTime(link.ends)}</span>}
      </summary>
      <div className="grid gap-3 pb-4">
        {link ? (
          <>
            <p className="text-sm text-muted">
              Whoever has this link sees the article as it was last saved, until {formatDateTime(link.ends)},
              Vietnam time, or until you withdraw it.
            </p>
            <TextField
              label="Preview link"
              readOnly
              value={siteUrl + link.path}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className="flex flex-wrap gap-3">
              <CopyLinkButton path={link.path}>Copy the link</CopyLinkButton>
              <fetcher.Form method="post" action={path}>
                <input type="hidden" name="intent" value="preview-withdraw" />
                <Button type="submit" variant="ghost" className="text-danger" loading={isBusy}>
                  Withdraw the link
                </Button>
              </fetcher.Form>
            </div>
          </>
        ) : (
          <>
            <p className="text-sm text-muted">
              There is none now. A link shows the article as it was last saved to whoever has it, for{' '}
              {PREVIEW_DAYS} days or until it is withdrawn.
            </p>
            <fetcher.Form method="post" action={path}>
              <input type="hidden" name="intent" value="preview-open" />
              <Button type="submit" variant="secondary" loading={isBusy}>
                Make a link
              </Button>
            </fetcher.Form>
          </>
        )}
        <SaveFirst />
      </div>
    </details>
  )
}

/** Where no script runs, a form beside the article's loads the page anew. */
export function SaveFirst() {
  return <p className="text-sm text-muted js:hidden">Save the article first: what is typed below is lost.</p>
}
