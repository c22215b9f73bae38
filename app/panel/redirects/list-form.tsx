import { Form, useNavigation } from 'react-router'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { Doubts } from './doubts.tsx'
import type { RedirectOutcome } from './redirect-forms.server.ts'

/** Takes many redirects at once, pasted or as a file, and says of each line it left why. */
export function ListForm({ outcome }: { outcome: RedirectOutcome | undefined }) {
  const { state } = useNavigation()
  const left = outcome?.left ?? []
  return (
    <Card as="section" aria-labelledby="list">
      <h2 id="list" className="text-lg font-bold">
        {say('Thêm cả danh sách', { en: 'Add a whole list' })}
      </h2>
      <p className="mt-1 max-w-text text-muted">
        {say(
          'Mỗi dòng một cặp: địa chỉ cũ, rồi địa chỉ mới, cách nhau bằng dấu phẩy, dấu chấm phẩy, tab hoặc dấu cách. Địa chỉ đã có chuyển hướng thì giữ nguyên.',
          {
            en: 'One pair a line: the old address, then the new one, separated by a comma, semicolon, tab or space. Addresses that redirect already stay as they are.',
          },
        )}
      </p>
      <Form method="post" encType="multipart/form-data" className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="list" />
        {outcome?.doubts && <input type="hidden" name="sure" value={outcome.doubts.sure} />}
        <TextArea
          // What a file held stands in the field from then on.
          key={outcome?.doubts ? 'doubted' : 'list'}
          label={say('Danh sách', { en: 'List' })}
          name="lines"
          rows={8}
          placeholder={'/2019/05/chon-tu-lanh, /blog/chon-tu-lanh'}
          defaultValue={outcome?.ok === false ? (outcome.texts?.['lines'] ?? '') : ''}
          error={errorOf(outcome, 'lines')}
        />
        {outcome?.doubts && <Doubts lines={outcome.doubts.lines} />}
        <FileField
          label={say('Hoặc chọn tệp (.csv, .txt)', { en: 'Or choose a file (.csv, .txt)' })}
          name="file"
          accept=".csv,.txt,.tsv,text/plain,text/csv"
        />
        <p>
          <Button type="submit" loading={state === 'submitting'}>
            {outcome?.doubts
              ? say('Vẫn thêm các chuyển hướng', { en: 'Add redirects anyway' })
              : say('Thêm các chuyển hướng', { en: 'Add redirects' })}
          </Button>
        </p>
      </Form>
      {left.length > 0 && (
        <section
          aria-label={say('Những dòng để lại', { en: 'Lines left out' })}
          className="mt-4 rounded-control bg-cut-soft px-4 py-3"
        >
          <p className="font-semibold">{say('Những dòng để lại', { en: 'Lines left out' })}</p>
          <ul className="mt-1 grid gap-1 text-sm">
            {left.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}
