import { clsx } from 'clsx'
import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { FILE_RULES } from '#app/domain/imports/text.ts'
import { OLD_PRICES_PATH } from '#app/panel/prices/old-prices-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { FileDrop } from './file-drop.tsx'
import { SUBJECTS } from './subjects.ts'

const { screen, template } = SUBJECTS.products

type NextImportProps = { idempotencyKey: string; oldPrices: number }

/** What the next list of prices needs, and where its file goes: it is checked on the screen of products before anything is written. */
export function NextImport({ idempotencyKey, oldPrices }: NextImportProps) {
  const [file, setFile] = useState<File | null>(null)
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData !== undefined
  return (
    <Card as="section" aria-labelledby="lan-toi">
      <h2 id="lan-toi" className="text-lg font-bold">
        {say('Nhập bảng giá mới', { en: 'Import a new price list' })}
      </h2>
      <div className="mt-3 grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        <Form method="post" action={screen} encType="multipart/form-data" className="grid gap-3">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="duplicateStrategy" value="overwrite" />
          <FileDrop rule={FILE_RULES.products} file={file} onFile={setFile} />
          <Button
            type="submit"
            name="intent"
            value="check"
            loading={isSending}
            className={clsx('justify-self-start', !file && 'js:hidden')}
          >
            {say('Kiểm tra tệp', { en: 'Check the file' })}
          </Button>
        </Form>
        <div className="grid gap-3 text-sm">
          {oldPrices > 0 && (
            <p>
              <Link to={OLD_PRICES_PATH} className="font-semibold text-cut underline">
                {say(`${formatNumber(oldPrices)} máy có giá cũ hơn một năm`, {
                  en: `${formatNumber(oldPrices)} prices are older than a year`,
                })}
              </Link>
              {say(': bảng giá mới của các máy này đáng nhập trước.', {
                en: ': a new list of these is worth importing first.',
              })}
            </p>
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            <dt className="text-muted">{say('Cột bắt buộc', { en: 'Required' })}</dt>
            <dd>{say('Tên sản phẩm hoặc Mã máy', { en: 'Name or model' })}</dd>
            <dt className="text-muted">{say('Để có giá', { en: 'For a price' })}</dt>
            <dd>{say('Nơi bán, Giá bán, Ngày xem giá', { en: 'Shop, selling price, date seen' })}</dd>
            <dt className="text-muted">{say('Cho máy mới', { en: 'For new products' })}</dt>
            <dd>{say('Danh mục, Thương hiệu', { en: 'Category, brand' })}</dd>
          </dl>
          <p className="text-muted">
            {say(
              'CSV, Excel, JSON hoặc XML. Bạn xem từng dòng sẽ thành gì rồi mới nhập; nhập rồi vẫn hoàn tác được trong 30 ngày.',
              {
                en: 'CSV, Excel, JSON or XML. You see what becomes of each row before anything is written, and can undo it for 30 days.',
              },
            )}
          </p>
          {template && (
            <a
              href={template}
              download
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-action underline"
            >
              {say('Tải tệp mẫu', { en: 'Download a template' })}
            </a>
          )}
        </div>
      </div>
    </Card>
  )
}
