import { Form, useNavigation } from 'react-router'
import type { Issue } from '#app/domain/newsletter/issue.ts'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { IssueArticles } from './issue-articles.tsx'

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

/** The draft's form: what sends it or adds to it stands elsewhere on the screen, and takes along what is typed here. */
export const DRAFT_FORM = 'draft'

/** Writes a draft: its words, its articles and their order. Works as a plain form; what was refused stays as typed. */
export function DraftForm({ issue, articles, candidates, most, outcome }: DraftFormProps) {
  const { state, formData } = useNavigation()
  const isSaving = state === 'submitting' && formData?.get('intent') === 'save' && !formData.has('next')
  const hidden = { intent: 'save' }
  const typed = typedInto(outcome, hidden)
  const text = (name: 'subject' | 'introduction') => ({
    name,
    defaultValue: typed?.[name] ?? issue[name],
    error: errorOf(outcome, name),
  })
  return (
    <Card as="section" aria-label={say('Nội dung', { en: 'Content' })} className="grid gap-5">
      <Form id={DRAFT_FORM} method="post" noValidate preventScrollReset className="grid gap-5">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={typed?.['version'] ?? issue.version} />
        <TextField
          label={say('Tiêu đề thư', { en: 'Subject' })}
          required
          maxLength={150}
          {...text('subject')}
        />
        <TextArea
          label={say('Lời mở đầu', { en: 'Opening words' })}
          maxLength={3000}
          rows={6}
          hint={say(
            'Cách một dòng trống là một đoạn mới. Chữ đậm: **chữ đậm**. Liên kết: [chữ](https://…) hoặc [chữ](/blog/…).',
            {
              en: 'A blank line starts a new paragraph. Bold: **bold words**. Link: [words](https://…) or [words](/blog/…).',
            },
          )}
          {...text('introduction')}
        />
        <fieldset className="grid gap-2">
          <legend className="font-semibold">
            {say('Các bài trong số này', { en: 'Articles in this issue' })}
          </legend>
          {articles.length === 0 && (
            <p className="text-muted">
              {say('Chưa có bài nào. Bạn chọn ở dưới, hoặc chỉ gửi lời mở đầu.', {
                en: 'No articles yet. Choose some below, or send only the opening words.',
              })}
            </p>
          )}
          <IssueArticles
            key={articles.map(({ id }) => id).join()}
            articles={articles}
            most={most}
            typed={typed}
          />
        </fieldset>
        <details open={articles.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {say(`Thêm bài (${candidates.length} bài mới đăng)`, {
              en: `Add articles (${candidates.length} recently published)`,
            })}
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
          label={say('Thêm bài theo địa chỉ', { en: 'Add articles by address' })}
          name="named"
          rows={2}
          maxLength={4000}
          hint={say('Mỗi dòng một địa chỉ bài viết, cho bài cũ hơn.', {
            en: 'One article address a line, for older articles.',
          })}
          defaultValue={typed?.['named'] ?? ''}
          error={errorOf(outcome, 'named')}
        />
        {/* The first of the form, so that Enter in a field saves and overwrites nothing. */}
        <Button type="submit" loading={isSaving} className="justify-self-start">
          {say('Lưu bản nháp', { en: 'Save draft' })}
        </Button>
        {errorOf(outcome, 'version') && (
          <div role="alert" className="grid gap-3 rounded-card bg-cut-soft px-4 py-3">
            <p>{errorOf(outcome, 'version')}</p>
            <p>
              <Button type="submit" name="force" value="1" variant="secondary">
                {say('Lưu đè bản của họ', { en: 'Overwrite their version' })}
              </Button>
            </p>
          </div>
        )}
      </Form>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button type="submit" form={DRAFT_FORM} name="next" value="fill" variant="ghost">
          {say('Thêm bài đăng từ số trước', { en: 'Add articles since the last issue' })}
        </Button>
        <details>
          <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold text-danger">
            {say('Xóa bản nháp', { en: 'Delete draft' })}
          </summary>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <Button type="submit" variant="ghost" className="text-danger">
              {say('Xóa hẳn, không lấy lại được', { en: 'Delete for good, cannot be undone' })}
            </Button>
          </Form>
        </details>
      </div>
    </Card>
  )
}
