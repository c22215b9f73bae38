import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, redirect, useFetcher } from 'react-router'
import { z } from 'zod'
import { allows } from '#app/domain/account/roles.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { deletePicture } from '#app/platform/media/delete-picture.server.ts'
import { fileSize } from '#app/platform/media/file-size.ts'
import { kindOfUse, pathOfUse } from '#app/platform/media/picture-use.ts'
import type { PictureUse } from '#app/platform/media/picture-use.ts'
import { picturesUses } from '#app/platform/media/picture-uses.server.ts'
import { MOST_ALT } from '#app/platform/media/picture.ts'
import { changeAlt, pictureById, trashPicture } from '#app/platform/media/pictures.server.ts'
import { altText } from '#app/platform/media/schema.ts'
import { UPLOADS, uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { rowId } from '#app/platform/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/picture-screen'

const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('alt'), alt: altText }),
  z.object({ intent: z.literal('trash') }),
  z.object({ intent: z.literal('restore') }),
  z.object({ intent: z.literal('delete') }),
])

export async function loader(asked: Route.LoaderArgs) {
  const { role } = await requireStaff(asked, 'media')
  const { db } = asked.context.get(requestContext)
  const id = rowId.safeParse(asked.params.id)
  const picture = id.success ? await pictureById(db, id.data) : null
  if (!picture)
    throw new Response(say('Không tìm thấy ảnh này.', { en: 'Picture not found.' }), { status: 404 })
  const uses = await picturesUses(db, picture.url.slice(UPLOADS.length))
  return { picture, uses, mayDelete: allows(role, 'delete-forever') }
}

/** Describes, trashes, brings back; what deletes for good is the administrators' alone. */
export async function action(asked: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(asked, 'media')
  const form = Object.fromEntries(await asked.request.formData())
  if (form['intent'] === 'delete') await requireStaff(asked, 'delete-forever')
  const { db, media } = asked.context.get(requestContext)
  let isGone = false
  const answer = await answerForm(
    async (): Promise<Outcome> => {
      const id = rowId.parse(asked.params.id)
      const read = change.parse(form)
      const note = (
        tx: Parameters<typeof recordChange>[0],
        action: ActionOn<'media'>,
        detail: Record<string, unknown> = {},
      ) => recordChange(tx, { actorId, action, entity: 'media', entityId: id, detail })
      if (read.intent === 'alt') {
        const { alt } = read
        await db.transaction(async (tx) => {
          const before = await changeAlt(tx, { id, alt })
          if (!before)
            throw new AppError('not_found', say('Không tìm thấy ảnh này.', { en: 'Picture not found.' }))
          await note(tx, 'update', { before: { alt: before.alt }, after: { alt } })
        })
        return { ok: true, toast: { title: say('Đã lưu mô tả', { en: 'Description saved' }) } }
      }
      if (read.intent === 'delete') {
        await deletePicture(
          { db, store: media, record: (tx, { alt, url }) => note(tx, 'delete', { alt, url }) },
          id,
        )
        isGone = true
        return { ok: true }
      }
      const isTrash = read.intent === 'trash'
      await db.transaction(async (tx) => {
        if (await trashPicture(tx, { id, isTrash })) await note(tx, read.intent)
      })
      return {
        ok: true,
        toast: {
          title: isTrash
            ? say('Đã chuyển ảnh vào thùng rác', { en: 'Picture moved to the trash' })
            : say('Đã khôi phục ảnh', { en: 'Picture restored' }),
        },
      }
    },
    { title: say('Chưa làm được', { en: 'That did not work' }) },
  )
  return isGone ? redirect('/admin/media?thung-rac=1') : answer
}

export default function MediaPicturePage({ loaderData }: Route.ComponentProps) {
  const { picture, uses, mayDelete } = loaderData
  const { url, alt, width, height, byteSize, createdAt, deletedAt } = picture
  const fetcher = useFetcher<Outcome>()
  useOutcomeToast(fetcher.data)
  return (
    <>
      <PageHeading
        title={alt || say('Ảnh chưa có mô tả', { en: 'Picture without a description' })}
        back={{
          to: deletedAt ? '/admin/media?thung-rac=1' : '/admin/media',
          label: say('Về thư viện ảnh', { en: 'Back to the media library' }),
        }}
        text={
          deletedAt
            ? say(`Trong thùng rác từ ${formatDateTime(deletedAt)}`, {
                en: `In the trash since ${formatDateTime(deletedAt)}`,
              })
            : undefined
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <img
          src={url}
          srcSet={uploadedPicture(url)?.srcSet}
          sizes="(min-width: 80rem) 45rem, 100vw"
          alt={alt}
          width={width}
          height={height}
          className="max-h-[70vh] w-full rounded-card border border-line bg-stage object-contain"
        />
        <div className="grid gap-4">
          <fetcher.Form method="post" className="grid gap-3">
            <input type="hidden" name="intent" value="alt" />
            <TextField
              key={alt}
              label={say('Mô tả ảnh', { en: 'Picture description' })}
              hint={say('Ảnh cho thấy gì? Bài viết đã dùng ảnh giữ mô tả riêng của nó.', {
                en: 'What does the picture show? Articles that use it keep their own description.',
              })}
              name="alt"
              defaultValue={alt}
              maxLength={MOST_ALT}
              required
              error={errorOf(fetcher.data, 'alt')}
            />
            <Button type="submit" className="justify-self-start" loading={fetcher.state !== 'idle'}>
              {say('Lưu mô tả', { en: 'Save description' })}
            </Button>
          </fetcher.Form>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">{say('Kích thước', { en: 'Size' })}</dt>
            <dd className="tabular-nums">
              {width} × {height} px · {fileSize(byteSize)}
            </dd>
            <dt className="text-muted">{say('Tải lên', { en: 'Uploaded' })}</dt>
            <dd>{formatDateTime(createdAt)}</dd>
            <dt className="text-muted">{say('Địa chỉ', { en: 'Address' })}</dt>
            <dd className="min-w-0 break-all">{url}</dd>
          </dl>
          <p>
            <CopyLinkButton path={url}>
              {say('Chép địa chỉ ảnh', { en: 'Copy the picture’s address' })}
            </CopyLinkButton>
          </p>
          <Uses uses={uses} />
          <Removing isTrashed={deletedAt !== null} isUsed={uses.length > 0} mayDelete={mayDelete} />
        </div>
      </div>
    </>
  )
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <Card as="section" aria-label={say('Đang được dùng ở', { en: 'Used in' })} className="p-4">
      <h2 className="font-bold">{say('Đang được dùng ở', { en: 'Used in' })}</h2>
      {uses.length === 0 && (
        <p className="mt-1 text-muted">
          {say('Chưa nơi nào dùng ảnh này.', { en: 'This picture is not used anywhere yet.' })}
        </p>
      )}
      <ul className="mt-1 grid divide-y divide-line">
        {uses.map((use) => (
          <li key={`${use.kind}${use.id}`} className="py-2">
            <span className="text-sm text-muted">{kindOfUse(use)} </span>
            <UsePlace use={use} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function UsePlace({ use }: { use: PictureUse }) {
  const path = pathOfUse(use)
  if (!path) return use.name
  return (
    <Link to={path} className="font-semibold underline-offset-2 hover:text-action hover:underline">
      {use.name}
    </Link>
  )
}

function Removing({
  isTrashed,
  isUsed,
  mayDelete,
}: {
  isTrashed: boolean
  isUsed: boolean
  mayDelete: boolean
}) {
  const fetcher = useFetcher<Outcome>()
  const [isAsking, setAsking] = useState(false)
  useOutcomeToast(fetcher.data, () => setAsking(false))
  const send = (intent: string) => void fetcher.submit({ intent }, { method: 'post' })
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value={isTrashed ? 'restore' : 'trash'} variant="secondary">
        {isTrashed ? (
          <Undo2 aria-hidden="true" className="size-4" />
        ) : (
          <Trash2 aria-hidden="true" className="size-4" />
        )}
        {isTrashed
          ? say('Khôi phục', { en: 'Restore' })
          : say('Chuyển vào thùng rác', { en: 'Move to trash' })}
      </Button>
      {isTrashed && mayDelete && (
        <Button variant="danger" disabled={isUsed} className="no-js:hidden" onClick={() => setAsking(true)}>
          {say('Xóa hẳn', { en: 'Delete forever' })}
        </Button>
      )}
      {isTrashed && mayDelete && isUsed && (
        <p className="w-full text-sm text-muted">
          {say('Ảnh đang được dùng nên chưa xóa hẳn được.', {
            en: 'The picture is in use, so it cannot be deleted forever yet.',
          })}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say('Xóa hẳn ảnh này?', { en: 'Delete this picture forever?' })}
        confirm={say('Xóa hẳn', { en: 'Delete forever' })}
        cancel={say('Giữ lại', { en: 'Keep' })}
        loading={fetcher.state !== 'idle'}
        onConfirm={() => send('delete')}
      >
        {say('Ảnh và mọi kích cỡ của nó sẽ mất, không khôi phục được nữa.', {
          en: 'The picture and all its sizes will be gone and cannot be restored.',
        })}
      </ConfirmDialog>
    </fetcher.Form>
  )
}
