import { Form, Link, useNavigation } from 'react-router'
import type { Issue } from '#app/domain/newsletter/issue.ts'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'

type DraftFormProps = {
  issue: Issue
  /** Its articles that are public now, in their order. */
  articles: readonly { id: number; title: string; path: string }[]
  /** Articles it could take up. */
  candidates: readonly { id: number; title: string; publishedAt: string }[]
  /** Articles of one issue at most. */
  most: number
  outcome: Outcome | undefined
}

/** Writes a draft: its words, its articles and their order. Works as a plain form; what was refused stays as typed. */
export function DraftForm({ issue, articles, candidates, most, outcome }: DraftFormProps) {
  const { state, formData } = useNavigation()
  const isSaving = state === 'submitting' && formData?.get('intent') === 'save'
  const hidden = { intent: 'save' }
  const typed = typedInto(outcome, hidden)
  const text = (name: 'subject' | 'introduction') => ({
    name,
    defaultValue: typed?.[name] ?? issue[name],
    error: errorOf(outcome, name),
  })
  return (
    <Card as="section" aria-label="Nội dung" className="grid gap-5">
      <Form method="post" noValidate preventScrollReset className="grid gap-5">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={typed?.['version'] ?? issue.version} />
        <TextField label="Tiêu đề thư" required maxLength={150} {...text('subject')} />
        <TextArea
          label="Lời mở đầu"
          maxLength={3000}
          rows={6}
          hint="Chữ thường, cách một dòng trống là một đoạn mới."
          {...text('introduction')}
        />
        <fieldset className="grid gap-2">
          <legend className="font-semibold">Các bài trong số này</legend>
          {articles.length === 0 && (
            <p className="text-muted">Chưa có bài nào. Bạn chọn ở dưới, hoặc chỉ gửi lời mở đầu.</p>
          )}
          <ol className="grid divide-y divide-line">
            {articles.map(({ id, title, path }, at) => (
              <li key={id} className="grid grid-cols-[5rem_1fr] items-center gap-x-4 py-2">
                <input
                  name={`place.${id}`}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={most}
                  aria-label={`Thứ tự của bài ${title}`}
                  defaultValue={typed?.[`place.${id}`] ?? at + 1}
                  className={`${controlClass} min-h-11`}
                />
                <div>
                  <Link to={path} target="_blank" className="font-semibold text-action hover:underline">
                    {title}
                  </Link>
                  <Checkbox
                    name={`drop.${id}`}
                    label={
                      <>
                        Bỏ khỏi số này<span className="sr-only">: {title}</span>
                      </>
                    }
                    defaultChecked={typed?.[`drop.${id}`] === 'on'}
                  />
                </div>
              </li>
            ))}
          </ol>
        </fieldset>
        <details open={articles.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            Thêm bài ({candidates.length} bài mới đăng)
          </summary>
          <div className="grid gap-1">
            {candidates.map(({ id, title, publishedAt }) => (
              <Checkbox
                key={id}
                name={`add.${id}`}
                label={
                  <>
                    {title} <span className="text-sm text-muted">{formatDate(publishedAt)}</span>
                  </>
                }
                defaultChecked={typed?.[`add.${id}`] === 'on'}
              />
            ))}
          </div>
        </details>
        <TextArea
          label="Thêm bài theo địa chỉ"
          name="named"
          rows={2}
          maxLength={4000}
          hint="Mỗi dòng một địa chỉ bài viết, cho bài cũ hơn."
          defaultValue={typed?.['named'] ?? ''}
          error={errorOf(outcome, 'named')}
        />
        {errorOf(outcome, 'version') && (
          <div role="alert" className="grid gap-3 rounded-card bg-cut-soft px-4 py-3">
            <p>{errorOf(outcome, 'version')}</p>
            <p>
              <Button type="submit" name="force" value="1" variant="secondary">
                Lưu đè bản của họ
              </Button>
            </p>
          </div>
        )}
        <Button type="submit" loading={isSaving} className="justify-self-start">
          Lưu bản nháp
        </Button>
      </Form>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Step intent="fill" label="Thêm bài đăng từ số trước" />
        <details>
          <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold text-danger">
            Xóa bản nháp
          </summary>
          <Step intent="delete" label="Xóa hẳn, không lấy lại được" />
        </details>
      </div>
    </Card>
  )
}

function Step({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="ghost" className={intent === 'delete' ? 'text-danger' : ''}>
        {label}
      </Button>
    </Form>
  )
}
