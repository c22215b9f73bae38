import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { PictureFigures } from '#app/domain/imports/pictures/picture-queue.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { sayReason } from './picture-reasons.ts'
import { TextList } from './text-list.tsx'
import { Tile } from './tile.tsx'

/** How often the page asks while pictures are fetched, in ms. */
const AGAIN_MS = 3_000

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
          {say('Pictures', { vi: 'Ảnh' })}
        </h3>
        {failed > 0 && (
          <Form method="post" action={`?job=${id}`}>
            <Button type="submit" name="intent" value="retry-pictures" variant="secondary">
              {say('Try those that failed again', { vi: 'Thử lại những ảnh lỗi' })}
            </Button>
          </Form>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Tile label={say('Fetched', { vi: 'Đã tải' })} value={done} tone="good" />
        <Tile label={say('Waiting', { vi: 'Đang chờ' })} value={waiting} />
        <Tile label={say('Failed', { vi: 'Lỗi' })} value={failed} tone={failed > 0 ? 'bad' : 'plain'} />
      </dl>
      {waiting > 0 && (
        <p className="mt-3 text-sm text-muted" role="status">
          {say(`${formatNumber(waiting)} are fetched behind this page, a few at a time.`, {
            vi: `${formatNumber(waiting)} ảnh đang được tải ngầm, mỗi lượt vài ảnh.`,
          })}
        </p>
      )}
      {failures.length > 0 && (
        <div className="mt-4">
          <TextList
            title={say('Pictures that failed', { vi: 'Những ảnh lỗi' })}
            texts={failures.map(({ url, reason, detail }) => `${url}: ${sayReason(reason, detail)}`)}
            count={failed}
            empty=""
          />
        </div>
      )}
    </Card>
  )
}
