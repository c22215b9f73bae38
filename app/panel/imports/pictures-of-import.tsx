import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { PictureFigures } from '#app/domain/imports/pictures/picture-queue.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { TextList } from './text-list.tsx'
import { Tile } from './tile.tsx'

/** How often the page asks while pictures are fetched, in ms. */
const AGAIN_MS = 3_000

/** Why a picture could not be fetched, for people. */
const REASONS: Readonly<Record<string, string>> = {
  bad_address: 'no address',
  private_address: 'an address of a private network',
  not_found_host: 'there is no such server',
  no_connection: 'no connection',
  redirects: 'too many redirects',
  status: 'the server refused',
  timeout: 'no answer in time',
  too_large: 'larger than 10 MB',
  truncated: 'cut short',
  encoding: 'packed in an unknown way',
  empty: 'empty',
  no_picture: 'not a picture that can be read',
  store: 'could not be kept',
}

/** How far the pictures of an import are. */
export function PicturesOfImport({ id, pictures }: { id: string; pictures: PictureFigures }) {
  const { waiting, done, failed, failures } = pictures
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (waiting === 0) return
    const timer = setInterval(() => void revalidate(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [revalidate, waiting])
  return (
    <Card as="section" aria-labelledby="pictures">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="pictures" className="text-lg font-bold">
          Pictures
        </h3>
        {failed > 0 && (
          <Form method="post" action={`?job=${id}`}>
            <Button type="submit" name="intent" value="retry-pictures" variant="secondary">
              Try those that failed again
            </Button>
          </Form>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Tile label="Fetched" value={done} tone="good" />
        <Tile label="Waiting" value={waiting} />
        <Tile label="Failed" value={failed} tone={failed > 0 ? 'bad' : 'plain'} />
      </dl>
      {waiting > 0 && (
        <p className="mt-3 text-sm text-muted" role="status">
          {formatNumber(waiting)} are fetched behind this page, a few at a time.
        </p>
      )}
      {failures.length > 0 && (
        <div className="mt-4">
          <TextList
            title="Pictures that failed"
            texts={failures.map(
              ({ url, reason, detail }) =>
                `${url}: ${REASONS[reason] ?? reason}${detail ? ` (${detail})` : ''}`,
            )}
            count={failed}
            empty=""
          />
        </div>
      )}
    </Card>
  )
}
