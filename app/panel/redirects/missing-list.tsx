import { Form, Link } from 'react-router'
import type { MissingPage } from '#app/domain/blog/redirects/redirect-list.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

/** Addresses without a page that people asked for, each with the way to lead it on. */
export function MissingList({ rows }: { rows: readonly MissingPage[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
      {rows.map(({ path, hits, lastAskedAt }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold break-all">{path}</p>
            <p className="text-sm text-muted">
              {say(`${formatNumber(hits)} lượt hỏi, lần cuối ${formatDateTime(lastAskedAt)}`, {
                en: `${many(hits, 'request')}, last ${formatDateTime(lastAskedAt)}`,
              })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Link
              to={`?${new URLSearchParams({ new: '1', from: path })}`}
              aria-label={say(`Chuyển hướng ${path}`, { en: `Redirect ${path}` })}
              className={buttonClass('secondary')}
            >
              {say('Chuyển hướng', { en: 'Redirect' })}
            </Link>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="ignore" />
              <input type="hidden" name="path" value={path} />
              <Button
                type="submit"
                variant="ghost"
                aria-label={say(`Bỏ qua ${path}`, { en: `Ignore ${path}` })}
              >
                {say('Bỏ qua', { en: 'Ignore' })}
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}
