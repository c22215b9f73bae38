import { ImageOff, Trash2 } from 'lucide-react'
import { Form, Link, useRevalidator } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { parseQuery } from '#app/edge/problem.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { WorkChips } from '#app/panel/parts/work-chips.tsx'
import { firstUses } from '#app/platform/media/picture-uses.server.ts'
import { UPLOAD_PATH } from '#app/platform/media/picture.ts'
import type { PictureLack } from '#app/platform/media/picture.ts'
import { keyOf, libraryCounts, listPictures } from '#app/platform/media/pictures.server.ts'
import { libraryQuery } from '#app/platform/media/schema.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/library-screen'
import { MediaGrid } from './media-grid.tsx'
import { UploadList } from './upload-list.tsx'

const SIZE = 30
/** From how many on a library has to be searched. */
const MANY = 12

const PATH = '/admin/media'
const TRASH_PATH = `${PATH}?thung-rac=1`

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'media')
  const { q: text, trang: page, thieu: lacks, 'thung-rac': isTrash } = parseQuery(libraryQuery, asked.request)
  const { db } = asked.context.get(requestContext)
  const [{ pictures, total }, counts] = await Promise.all([
    listPictures(db, { text, isTrash, lacks, page, size: SIZE }),
    libraryCounts(db),
  ])
  const uses = await firstUses(db, pictures.map(keyOf))
  return {
    text,
    page,
    isTrash,
    lacks,
    total,
    counts,
    pictures: pictures.map((picture) => ({ ...picture, shown: uses.get(keyOf(picture)) ?? null })),
    totalPages: Math.ceil(total / SIZE),
  }
}

export default function MediaLibraryPage({ loaderData }: Route.ComponentProps) {
  const { text, page, isTrash, lacks, counts, pictures, total, totalPages } = loaderData
  const { revalidate } = useRevalidator()
  const kept: Record<string, string> = {
    ...(isTrash && { 'thung-rac': '1' }),
    ...(lacks && { thieu: lacks }),
  }
  const isNarrowed = text !== '' || lacks !== null
  const href = (number: number) =>
    `${PATH}?${new URLSearchParams({ ...kept, ...(text && { q: text }), ...(number > 1 && { trang: String(number) }) })}`
  return (
    <>
      <PageHeading
        title={
          isTrash ? say('Thùng rác ảnh', { en: 'Media trash' }) : say('Thư viện ảnh', { en: 'Media library' })
        }
        text={
          isTrash
            ? say('Ảnh ở đây vẫn hiện ở những nơi đang dùng, cho tới khi bị xóa hẳn.', {
                en: 'Pictures here still show where they are used, until they are deleted forever.',
              })
            : say(`${formatNumber(total)} ảnh`, { en: many(total, 'picture') })
        }
        {...(isTrash && {
          back: { to: PATH, label: say('Về thư viện ảnh', { en: 'Back to the media library' }) },
        })}
        actions={
          !isTrash && (
            <Link to={TRASH_PATH} className={buttonClass('secondary')}>
              <Trash2 aria-hidden="true" className="size-4" />
              <span className="max-md:sr-only">{say('Thùng rác', { en: 'Trash' })}</span>
              {counts.trash > 0 && <b className="tabular-nums">{formatNumber(counts.trash)}</b>}
            </Link>
          )
        }
      />
      {!isTrash && (
        <>
          {(total > 0 || isNarrowed) && <OpenWork counts={counts} current={text ? '' : href(1)} />}
          <UploadList onUploaded={() => void revalidate()} />
          <PlainUpload />
        </>
      )}
      {(total >= MANY || text) && (
        <SearchForm label={say('Tìm theo mô tả', { en: 'Search by description' })} text={text} kept={kept} />
      )}
      {pictures.length > 0 ? (
        <MediaGrid pictures={pictures} />
      ) : (
        <Nothing isNarrowed={isNarrowed} isTrash={isTrash} />
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        href={href}
        label={say('Các trang ảnh', { en: 'Pages of pictures' })}
      />
    </>
  )
}

/** The pictures that stand nowhere, and those that nobody described. */
function OpenWork({ counts, current }: { counts: Record<PictureLack, number>; current: string }) {
  return (
    <WorkChips
      label={say('Việc cần làm', { en: 'Needs work' })}
      current={current}
      whole={PATH}
      works={[
        {
          label: say('chưa dùng ở đâu', { en: 'not used anywhere' }),
          count: counts.use,
          to: `${PATH}?thieu=use`,
        },
        {
          label: say('thiếu mô tả', { en: 'without a description' }),
          count: counts.alt,
          to: `${PATH}?thieu=alt`,
        },
      ]}
      none={say('Ảnh nào cũng đang được dùng và có mô tả.', {
        en: 'Every picture is in use and has its description.',
      })}
    />
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
      <TextField
        label={say('Ảnh', { en: 'Pictures' })}
        type="file"
        name="file"
        accept="image/*"
        required
        className="py-2"
      />
      <TextField label={say('Mô tả ảnh', { en: 'Picture description' })} name="alt" required />
      <Button type="submit" className="justify-self-start">
        {say('Tải lên', { en: 'Upload' })}
      </Button>
    </Form>
  )
}

function Nothing({ isNarrowed, isTrash }: { isNarrowed: boolean; isTrash: boolean }) {
  const title = isNarrowed
    ? say('Không có ảnh nào khớp', { en: 'No matching pictures' })
    : isTrash
      ? say('Thùng rác trống', { en: 'The trash is empty' })
      : say('Thư viện chưa có ảnh nào', { en: 'The library has no pictures yet' })
  return (
    <EmptyState
      icon={<ImageOff aria-hidden="true" />}
      title={title}
      text={
        isNarrowed
          ? say('Bạn thử từ ngắn hơn hoặc bỏ bớt từ.', { en: 'Try a shorter or fewer words.' })
          : isTrash
            ? undefined
            : say('Bạn thêm ảnh đầu tiên ở khung phía trên nhé.', {
                en: 'Add the first picture in the box above.',
              })
      }
      actions={
        isNarrowed && (
          <Link to={isTrash ? TRASH_PATH : PATH} className={buttonClass('secondary')}>
            {say('Xem tất cả', { en: 'Show all' })}
          </Link>
        )
      }
    />
  )
}
