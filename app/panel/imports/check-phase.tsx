import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation, useRevalidator, useSubmit } from 'react-router'
import { AUTHOR_EMAILS } from '#app/domain/imports/formats/author-emails.ts'
import type { FilePlan, PlanKind } from '#app/domain/imports/plan-kind.ts'
import { sizeText } from '#app/domain/imports/text.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { Choices } from './choices.tsx'
import { sayLeft } from './file-words.ts'
import { MappingTable } from './mapping-table.tsx'
import { PlanTable } from './plan-table.tsx'
import type { SubjectName } from './subjects.ts'

/** What the content is written in, as somebody chose, and how many rows are read as Markdown; null while nobody has counted. */
type ContentFormat = { format: string; markdown: number | null }

/** What is known of a file before it is imported. */
export type CheckedFile = {
  id: string
  subject: SubjectName
  fileName: string
  bytes: number
  rows: number
  /** How it was read. */
  readAs: string
  strategy: string
  blank: string
  fetchesPictures: boolean
  header: readonly string[]
  mapping: readonly (string | null)[]
  /** The first rows, to see what stands in each column. */
  samples: readonly (readonly string[])[]
  columns: readonly { name: string; label: string; required: boolean }[]
  missing: readonly string[]
  /** What of the file is no article, and how much of it there is. */
  leftOut: readonly { what: string; count: number }[]
  /** What is said of all articles at once; null for products. */
  given: {
    oldSite: string
    fetchPictures: boolean
    pictures: number | null
    needsSite: boolean
    content: ContentFormat | null
  } | null
  /** Foreign categories and brands, or authors; null where files of the subject have none. */
  foreign: { all: number; undecided: number } | null
}

export type CheckPhaseProps = {
  file: CheckedFile
  plan: FilePlan | null
  /** Rows that were planned so far, while a large file's plan is made; null otherwise. */
  planned: number | null
  kind: PlanKind | null
  page: number
  outcome: Outcome | undefined
}

/** How long nothing more is typed before the check is made anew, in ms. */
const TYPED_MS = 500

/** Between the phases: columns, choices, and what would become of every row. Nothing is written yet. */
export function CheckPhase({ file, plan, planned, kind, page, outcome }: CheckPhaseProps) {
  const submit = useSubmit()
  const navigation = useNavigation()
  const [strategy, setStrategy] = useState(file.strategy)
  const isBusy = navigation.state !== 'idle'
  const isStarting = navigation.formData?.get('intent') === 'start'
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const save = () => {
    if (!form.current) return
    const sent = new FormData(form.current)
    sent.set('intent', 'save')
    void submit(sent, { method: 'post', action: `?job=${file.id}`, preventScrollReset: true })
  }
  useOutcomeToast(outcome)
  return (
    <>
      <Form
        key={file.id}
        ref={form}
        method="post"
        action={`?job=${file.id}`}
        className="grid gap-6"
        onChange={({ target }) => {
          clearTimeout(waiting.current)
          const isTyped = target instanceof HTMLInputElement && target.inputMode === 'url'
          waiting.current = setTimeout(save, isTyped ? TYPED_MS : 0)
        }}
        onSubmit={() => clearTimeout(waiting.current)}
      >
        <Card as="section" aria-labelledby="check">
          <h2 id="check" className="text-lg font-bold">
            {say('Check before importing', { vi: 'Kiểm tra trước khi nhập' })}
          </h2>
          <p className="mt-1 text-muted break-words">
            <strong className="text-ink">{file.fileName}</strong> · {sizeText(file.bytes)}
            {say(` · ${formatNumber(file.rows)} rows · read as `, {
              vi: ` · ${formatNumber(file.rows)} dòng · đọc theo `,
            })}
            {file.readAs}
          </p>
          <LeftOut all={file.leftOut} />
          {file.missing.length > 0 && (
            <p role="alert" className="mt-4 rounded-control bg-danger-soft px-4 py-3 text-danger">
              {say('Missing required columns: ', { vi: 'Thiếu các cột bắt buộc: ' })}
              {file.missing.join(', ')}
            </p>
          )}
          <div className="mt-4">
            <Choices
              subject={file.subject}
              strategy={strategy}
              blank={file.blank}
              pictures={file.fetchesPictures}
              onStrategy={setStrategy}
            />
          </div>
          {file.given?.content && <Content {...file.given.content} />}
          {file.given && <OldSite {...file.given} error={errorOf(outcome, 'old_site')} />}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="start"
              disabled={file.missing.length > 0}
              loading={isStarting}
            >
              {isStarting
                ? say('Importing...', { vi: 'Đang nhập...' })
                : say('Start Import', { vi: 'Bắt đầu nhập' })}
            </Button>
            {file.foreign && file.foreign.all > 0 && (
              <Button asChild variant="secondary">
                <Link to={`?job=${file.id}&step=values`}>
                  {file.subject === 'articles'
                    ? say('Categories and authors', { vi: 'Danh mục và tác giả' })
                    : say('Categories and brands', { vi: 'Loại sản phẩm và thương hiệu' })}
                </Link>
              </Button>
            )}
            <Button type="submit" name="intent" value="save" variant="secondary" className="js:hidden">
              {say('Update', { vi: 'Cập nhật' })}
            </Button>
            <Button type="submit" name="intent" value="cancel" variant="ghost">
              {say('Discard this file', { vi: 'Bỏ tệp này' })}
            </Button>
          </div>
        </Card>
        <MappingTable file={file} />
      </Form>
      {planned !== null && <Planning planned={planned} rows={file.rows} />}
      {plan && (
        <PlanTable
          id={file.id}
          subject={file.subject}
          columns={file.columns}
          plan={plan}
          kind={kind}
          page={page}
          isBusy={isBusy && !isStarting}
        />
      )}
    </>
  )
}

/** What the articles are written in. */
function Content({ format, markdown }: ContentFormat) {
  return (
    <div className="mt-5 max-w-xl border-t border-line pt-4">
      <Select
        name="content_format"
        label={say('Content is written in', { vi: 'Nội dung viết bằng' })}
        defaultValue={format}
        options={[
          { value: 'auto', label: say('Whatever each article shows', { vi: 'Tự nhận theo từng bài' }) },
          { value: 'html', label: 'HTML' },
          { value: 'markdown', label: 'Markdown' },
        ]}
        {...(markdown === null ? {} : { hint: sayMarkdown(markdown) })}
      />
    </div>
  )
}

const sayMarkdown = (count: number): string =>
  count === 0
    ? say('No article is read as Markdown.', { vi: 'Không bài nào được đọc theo Markdown.' })
    : say(`Read as Markdown: ${many(count, 'article')}. The others are HTML.`, {
        vi: `Đọc theo Markdown: ${formatNumber(count)} bài. Các bài khác là HTML.`,
      })

type OldSiteProps = NonNullable<CheckedFile['given']> & { error: string | undefined }

/** Where the articles come from, and whether their pictures come along. */
function OldSite({ oldSite, fetchPictures, pictures, needsSite, error }: OldSiteProps) {
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-4">
      <div className="max-w-xl">
        <TextField
          name="old_site"
          label={say('Address of the old site', { vi: 'Địa chỉ của trang cũ' })}
          hint={
            needsSite
              ? say(
                  'Ghost leaves it out of its exports: without it, pictures and links of the old site are lost.',
                  {
                    vi: 'Ghost không ghi địa chỉ vào tệp xuất: thiếu nó thì ảnh và liên kết của trang cũ bị mất.',
                  },
                )
              : say(
                  'Only where the file does not say it: its shortcodes become blocks, its links and pictures work here.',
                  {
                    vi: 'Chỉ khi tệp không ghi: mã ngắn của trang cũ thành khối, liên kết và ảnh của nó dùng được ở đây.',
                  },
                )
          }
          placeholder="https://old.example"
          inputMode="url"
          maxLength={300}
          defaultValue={oldSite}
          error={error}
        />
      </div>
      <Checkbox
        key={String(fetchPictures)}
        name="fetch_pictures"
        value="true"
        defaultChecked={fetchPictures}
        hint={pictures === null ? undefined : sayPictures(pictures)}
        label={say('Fetch the pictures of the articles into the library', {
          vi: 'Tải ảnh của các bài về thư viện',
        })}
      />
    </div>
  )
}

const sayPictures = (count: number): string =>
  count === 0
    ? say('These articles have no pictures of other sites.', { vi: 'Các bài này không có ảnh ở trang khác.' })
    : say(
        `Pictures of other sites in these articles: ${formatNumber(count)}. Without a tick they stay where they are, and are gone when the old site is.`,
        {
          vi: `Số ảnh nằm ở trang khác trong các bài này: ${formatNumber(count)}. Không chọn thì ảnh vẫn nằm ở đó, và mất khi trang cũ đóng.`,
        },
      )

/** How often a plan that is being made is asked for again, in ms. */
const AGAIN_MS = 1_000

/** A plan of a large file that is not ready yet. */
function Planning({ planned, rows }: { planned: number; rows: number }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state, planned])
  return (
    <Card as="section" aria-label={say('Checking', { vi: 'Đang kiểm tra' })}>
      <p className="flex items-center gap-3 font-semibold tabular-nums" role="status">
        <Spinner label={null} />
        {say(`Checking: ${formatNumber(planned)} of ${formatNumber(rows)} rows`, {
          vi: `Đang kiểm tra: ${formatNumber(planned)} trên ${formatNumber(rows)} dòng`,
        })}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    </Card>
  )
}

/** What of another site's file does not come along. */
function LeftOut({ all }: { all: readonly { what: string; count: number }[] }) {
  const others = all.filter(({ what }) => what !== AUTHOR_EMAILS)
  const emails = all.find(({ what }) => what === AUTHOR_EMAILS)?.count
  return (
    <>
      {others.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {say('Left out, because they are no articles: ', { vi: 'Đã bỏ qua vì không phải bài viết: ' })}
          {others.map(({ what, count }) => `${formatNumber(count)} ${sayLeft(what, count)}`).join(', ')}.
        </p>
      )}
      {emails !== undefined && (
        <p className="mt-1 text-sm text-muted">
          {say(
            `Authors’ e-mail addresses stay behind (${formatNumber(emails)}). Where one is needed, enter it under Authors.`,
            {
              vi: `Không mang theo địa chỉ email của tác giả (${formatNumber(emails)}). Cần thì bạn nhập ở mục Tác giả.`,
            },
          )}
        </p>
      )}
    </>
  )
}
