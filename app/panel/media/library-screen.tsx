import { ImageOff } from 'lucide-react'
import { Form, Link, useRevalidator } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { parseQuery } from '#app/edge/problem.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { UPLOAD_PATH } from '#app/platform/media/picture.ts'
import { listPictures } from '#app/platform/media/pictures.server.ts'
import { libraryQuery } from '#app/platform/media/schema.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/library-screen'
import { MediaGrid } from './media-grid.tsx'
import { UploadList } from './upload-list.tsx'

const SIZE = 30

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'media')
  const { q: text, trang: page, 'thung-rac': isTrash } = parseQuery(libraryQuery, asked.request)
  const { db } = asked.context.get(requestContext)
  const { pictures, total } = await listPictures(db, { text, isTrash, page, size: SIZE })
  return { text, page, isTrash, pictures, total, totalPages: Math.ceil(total / SIZE) }
}

export default function MediaLibraryPage({ loaderData }: Route.ComponentProps) {
  const { text, page, isTrash, pictures, total, totalPages } = loaderData
  const { revalidate } = useRevalidator()
  const kept: Record<string, string> = isTrash ? { 'thung-rac': '1' } : {}
  const href = (number: number) =>
    `/admin/media?${new URLSearchParams({ ...kept, ...(text && { q: text }), ...(number > 1 && { trang: String(number) }) })}`
  return (
    <>
      <PageHeading
        title={isTrash ? 'Thùng rác ảnh' : 'Thư viện ảnh'}
        text={isTrash ? 'Ảnh ở đây vẫn hiện ở những nơi đang dùng, cho tới khi bị xóa hẳn.' : undefined}
        back={
          isTrash ? { to: '/admin/media', label: 'Về thư viện ảnh' } : { to: '/admin', label: 'Về tổng quan' }
        }
        actions={
          !isTrash && (
            <Link to="/admin/media?thung-rac=1" className={buttonClass('secondary')}>
              Thùng rác
            </Link>
          )
        }
      />
      {!isTrash && (
        <>
          <UploadList onUploaded={() => void revalidate()} />
          <PlainUpload />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchForm label="Tìm theo mô tả" text={text} kept={kept} />
        <p role="status" className="text-sm text-muted">
          {formatNumber(total)} ảnh
        </p>
      </div>
      {pictures.length > 0 ? <MediaGrid pictures={pictures} /> : <Nothing text={text} isTrash={isTrash} />}
      <Pagination page={page} totalPages={totalPages} href={href} label="Các trang ảnh" />
    </>
  )
}

/** One picture at a time, for a browser without scripts. */
function PlainUpload() {
  return (
    <Form
      method="post"
      action={UPLOAD_PATH}
      encType="multipart/form-data"
      className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2 js:hidden"
    >
      <TextField label="Ảnh" type="file" name="file" accept="image/*" required className="py-2" />
      <TextField label="Mô tả ảnh" name="alt" required />
      <Button type="submit" className="justify-self-start">
        Tải lên
      </Button>
    </Form>
  )
}

function Nothing({ text, isTrash }: { text: string; isTrash: boolean }) {
  const title = text ? 'Không có ảnh nào khớp' : isTrash ? 'Thùng rác trống' : 'Thư viện chưa có ảnh nào'
  return (
    <EmptyState
      icon={<ImageOff aria-hidden="true" />}
      title={title}
      text={
        text
          ? 'Bạn thử từ ngắn hơn hoặc bỏ bớt từ.'
          : isTrash
            ? undefined
            : 'Kéo ảnh vào khung phía trên để bắt đầu.'
      }
      actions={
        text && (
          <Link
            to={isTrash ? '/admin/media?thung-rac=1' : '/admin/media'}
            className={buttonClass('secondary')}
          >
            Xem tất cả
          </Link>
        )
      }
    />
  )
}
