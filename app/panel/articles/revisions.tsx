import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, redirect, useNavigation, useSubmit } from 'react-router'
import { revertArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { ARTICLES_PATH, statusOf } from '#app/domain/blog/editing/list-state.ts'
import { listRevisions } from '#app/domain/blog/editing/revisions.server.ts'
import type { Revision } from '#app/domain/blog/editing/revisions.server.ts'
import { savedPath } from '#app/domain/blog/editing/saved-texts.ts'
import { valuesOf } from '#app/domain/blog/editing/values-of.ts'
import { articleForEditing, tagNamesOf } from '#app/domain/blog/queries/article-for-editing.server.ts'
import { fieldNames } from '#app/domain/blog/queries/editing-choices.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/revisions'
import { compareVersions } from './versions/compare-versions.server.ts'
import { DiffView } from './versions/diff-view.tsx'
import { revisionBefore } from './versions/revision-before.ts'

export const meta = () => [
  { title: panelTitle(say('Revisions', { vi: 'Các bản trước' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** What a revision is held against: the article as it is now, or what came before it. */
type Against = 'now' | 'before'

type Label = 'autosaved' | 'saved' | NonNullable<Revision['event']>

const labelOf = (isAutosave: boolean, event: Revision['event']): Label =>
  isAutosave ? 'autosaved' : (event ?? 'saved')

/** What a state is called. */
const LABELS: Readonly<Record<Label, string>> = {
  get autosaved() {
    return say('autosaved', { vi: 'tự lưu' })
  },
  get saved() {
    return say('saved', { vi: 'đã lưu' })
  },
  get published() {
    return say('published', { vi: 'đã đăng' })
  },
  get scheduled() {
    return say('scheduled', { vi: 'đã hẹn giờ' })
  },
  get unpublished() {
    return say('unpublished', { vi: 'đã gỡ xuống' })
  },
  get imported() {
    return say('imported', { vi: 'nhập từ tệp' })
  },
  get restored() {
    return say('restored', { vi: 'lấy lại' })
  },
  get first() {
    return say('as it came', { vi: 'như khi nhập vào' })
  },
}
const TONES: Readonly<Record<Label, BadgeTone>> = {
  autosaved: 'neutral',
  saved: 'neutral',
  published: 'saving',
  scheduled: 'action',
  unpublished: 'cut',
  imported: 'action',
  restored: 'cut',
  first: 'neutral',
}

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const id = rowId.safeParse(asked.params.id)
  const article = id.success ? await articleForEditing(db, id.data) : null
  if (!article) throw new Response(null, { status: 404 })
  const params = new URL(asked.request.url).searchParams
  const against: Against = params.get('against') === 'now' ? 'now' : 'before'
  const revisions = await listRevisions(db, article.id)
  const at = Math.max(
    0,
    revisions.findIndex((revision) => String(revision.id) === params.get('revision')),
  )
  const chosen = revisions[at]
  const before = revisionBefore(revisions, at)
  const tagNames = await tagNamesOf(db, ...[chosen, before].flatMap((one) => (one ? [one.snapshot] : [])))
  const read = (revision: Revision) => {
    // A saved state does not say when it was published: going back leaves that as it is.
    const { published_at } = article.values
    return { ...valuesOf(revision.snapshot, { tagNames }), published_at, reading_time: '' }
  }
  const now = { ...article.values, reading_time: '' }
  const other = against === 'now' ? now : before && read(before)
  const mine = chosen && read(chosen)
  const names = await fieldNames(db)
  const sides = against === 'now' ? ([mine, other] as const) : ([other, mine] as const)
  return {
    id: article.id,
    title: article.values.title,
    isPublic:
      statusOf({ status: article.values.status, publishedAt: article.publishedAt }, Date.now()) ===
      'published',
    against,
    chosen: chosen?.id ?? null,
    changes: sides[0] && sides[1] ? compareVersions(sides[0], sides[1], names) : null,
    revisions: revisions.map(({ id, createdAt, isAutosave, event, editor }) => ({
      id,
      time: formatDateTime(createdAt),
      label: labelOf(isAutosave, event),
      editor,
    })),
  }
}

export async function action(asked: Route.ActionArgs) {
  const person = await requireStaff(asked, 'articles')
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  const answer = await answerEnglishForm(
    async () => {
      const articleId = rowId.parse(asked.params.id)
      const revisionId = rowId.parse(form.get('revision'))
      await revertArticle({ db, actorId: person.id }, { articleId, revisionId })
      return { ok: true }
    },
    {
      title: say('Error', { vi: 'Có lỗi' }),
      prefix: say('Failed to update article: ', { vi: 'Chưa cập nhật được bài viết: ' }),
    },
  )
  if ('ok' in answer && answer.ok)
    throw redirect(savedPath(`${ARTICLES_PATH}/${asked.params.id}/edit`, 'restored'))
  return answer
}

export default function RevisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, isPublic, against, chosen, changes, revisions } = loaderData
  useOutcomeToast(actionData)
  const path = `${ARTICLES_PATH}/${id}/revisions`
  return (
    <InLanguage is="en" className="grid gap-5">
      <PageHeading
        title={say('Revisions', { vi: 'Các bản trước' })}
        text={<span lang="vi">{title}</span>}
        back={{ to: `${ARTICLES_PATH}/${id}/edit`, label: say('Back to the article', { vi: 'Về bài viết' }) }}
      />
      {chosen === null ? (
        <EmptyState
          title={say('No revisions yet', { vi: 'Chưa có bản nào' })}
          text={say('Every saved state of the article will be listed here.', {
            vi: 'Mỗi lần bài được lưu sẽ nằm lại ở đây.',
          })}
        />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <nav aria-label={say('Revisions', { vi: 'Các bản trước' })}>
            <ul className="grid gap-1 max-lg:max-h-64 max-lg:overflow-y-auto lg:max-h-[70dvh] lg:overflow-y-auto">
              {revisions.map((revision) => (
                <li key={revision.id}>
                  <Link
                    to={`${path}?revision=${revision.id}&against=${against}`}
                    preventScrollReset
                    aria-current={revision.id === chosen ? 'true' : undefined}
                    className={clsx(
                      'grid min-h-11 rounded-control px-3 py-2 -outline-offset-2',
                      revision.id === chosen ? 'bg-action-soft' : 'hover:bg-sunken',
                    )}
                  >
                    <span className="flex items-center justify-between gap-2 font-semibold tabular-nums">
                      {revision.time}
                      <Badge tone={TONES[revision.label]}>{LABELS[revision.label]}</Badge>
                    </span>
                    <span lang="vi" className="text-sm text-muted">
                      {revision.editor ?? say('Không rõ người sửa', { en: 'Editor unknown' })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Card as="section" aria-label={say('Differences', { vi: 'Khác nhau' })} className="grid gap-5 p-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p
                role="group"
                aria-label={say('Compare with', { vi: 'So với' })}
                className="flex flex-wrap gap-1"
              >
                {(['before', 'now'] as const).map((one) => (
                  <Button key={one} asChild size="sm" variant={against === one ? 'soft' : 'ghost'}>
                    <Link
                      to={`${path}?revision=${chosen}&against=${one}`}
                      preventScrollReset
                      aria-current={against === one ? 'true' : undefined}
                    >
                      {one === 'now'
                        ? say('Against the article now', { vi: 'Với bài hiện nay' })
                        : say('Against what came before', { vi: 'Với bản liền trước' })}
                    </Link>
                  </Button>
                ))}
              </p>
              <Restore revision={chosen} isPublic={isPublic} />
            </div>
            <p className="text-sm text-muted">
              {against === 'now' ? (
                <>
                  <del>{say('Struck out', { vi: 'Chữ gạch ngang' })}</del>
                  {say(' is in this revision only, ', { vi: ' chỉ có trong bản này, chữ ' })}
                  <ins>{say('underlined', { vi: 'gạch chân' })}</ins>
                  {say(' came since.', { vi: ' là thêm sau đó.' })}
                </>
              ) : (
                <>
                  <del>{say('Struck out', { vi: 'Chữ gạch ngang' })}</del>
                  {say(' went with this revision, ', { vi: ' bị bỏ đi ở bản này, chữ ' })}
                  <ins>{say('underlined', { vi: 'gạch chân' })}</ins>
                  {say(' came with it.', { vi: ' là thêm vào.' })}
                </>
              )}
            </p>
            {changes ? (
              <DiffView changes={changes} />
            ) : (
              <p className="text-muted">
                {say('Nothing was saved before it.', { vi: 'Trước đó chưa lưu gì.' })}
              </p>
            )}
          </Card>
        </div>
      )}
    </InLanguage>
  )
}

/** Takes a revision back, after asking; without scripts at once. */
function Restore({ revision, isPublic }: { revision: number; isPublic: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { state, formMethod } = useNavigation()
  const submit = useSubmit()
  const isBusy = state !== 'idle' && formMethod === 'POST'
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="revision" value={revision} />
      <Button type="submit" variant="secondary" loading={isBusy}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {say('Restore this revision', { vi: 'Lấy lại bản này' })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say('Restore this revision?', { vi: 'Lấy lại bản này?' })}
        confirm={say('Restore', { vi: 'Lấy lại' })}
        loading={isBusy}
        onConfirm={() => {
          setAsking(false)
          void submit({ revision: String(revision) }, { method: 'post' })
        }}
      >
        <p>
          {isPublic
            ? say('The article is public: everybody reads this version at once.', {
                vi: 'Bài đang công khai: ai cũng đọc bản này ngay lập tức.',
              })
            : say('Its content becomes what it was in this version; it stays unpublished.', {
                vi: 'Nội dung bài trở lại như ở bản này; bài vẫn chưa công khai.',
              })}{' '}
          {say('What it is now stays among the revisions.', {
            vi: 'Bản hiện nay vẫn nằm trong Các bản trước.',
          })}
        </p>
      </ConfirmDialog>
    </Form>
  )
}
