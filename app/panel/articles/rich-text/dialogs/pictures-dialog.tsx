import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { say } from '#app/vietnamese/say.ts'
import { figureOf } from '../insert.ts'
import { offeredIn } from '../nodes/awaited-picture.ts'
import type { Offered } from '../nodes/awaited-picture.ts'
import { fileOf } from '../pasting/foreign-pictures.ts'
import type { ChosenPicture, PictureTools } from '../pictures.ts'

type PicturesDialogProps = {
  editor: Editor
  NewPicture: PictureTools['NewPicture']
  /** Addresses of other sites' pictures that came with the paste. */
  sites: ReadonlySet<string>
  /** What else of the paste did not come along, in words; empty for nothing. */
  lost: string
  onKeep: (src: string) => void
  onClose: () => void
}

/** The pictures of a paste that did not come along, each to be brought, kept at its address or left out. */
export function PicturesDialog({ editor, NewPicture, sites, lost, onKeep, onClose }: PicturesDialogProps) {
  const [file, setFile] = useState<{ file: File; pos: number; alt: string } | null>(null)
  const offered = useEditorState({ editor, selector: ({ editor }) => offeredIn(editor.state, sites) })
  const bring = (picture: ChosenPicture, pos: number) => {
    const at = offered.find((each) => each.pos === pos)
    setFile(null)
    if (at) replace(editor, at, picture)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Pictures of what was pasted', { vi: 'Ảnh trong phần vừa dán' })}
      className="w-[min(44rem,calc(100vw-2rem))]"
      footer={
        <Button onClick={onClose}>
          {offered.length === 0 ? say('Done', { vi: 'Xong' }) : say('Later', { vi: 'Để sau' })}
        </Button>
      }
    >
      {file ? (
        <NewPicture
          file={file.file}
          alt={file.alt}
          onDone={(picture) => bring(picture, file.pos)}
          onCancel={() => setFile(null)}
        />
      ) : (
        <div className="grid gap-4">
          {lost && <p className="rounded-control bg-cut-soft px-3 py-2 text-sm">{lost}</p>}
          <p className="text-sm text-muted" aria-live="polite">
            {offered.length === 0
              ? say('Every picture is where it should be.', { vi: 'Ảnh nào cũng đã ở đúng chỗ.' })
              : say(
                  'These did not come along, or stand at another site. One that did not come stays marked in the text and is not saved until it is uploaded.',
                  {
                    vi: 'Những ảnh này không đi theo, hoặc nằm ở trang khác. Ảnh chưa tới vẫn được đánh dấu trong bài và chỉ được lưu khi đã tải lên.',
                  },
                )}
          </p>
          <ul className="grid gap-3">
            {offered.map((picture) => (
              <PictureRow
                key={picture.pos}
                picture={picture}
                onFile={(file) => setFile({ file, pos: picture.pos, alt: picture.alt })}
                onKeep={() => picture.src && onKeep(picture.src)}
                onLeaveOut={() => leaveOut(editor, picture)}
              />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

type PictureRowProps = {
  picture: Offered
  onFile: (file: File) => void
  onKeep: () => void
  onLeaveOut: () => void
}

function PictureRow({ picture, onFile, onKeep, onLeaveOut }: PictureRowProps) {
  const { isAwaited, src, alt, name } = picture
  const data = isAwaited && src ? fileOf(src, name) : null
  const title =
    alt || name || (isAwaited ? say('Picture without a name', { vi: 'Ảnh không tên' }) : (src ?? ''))
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-sunken p-3">
      {src && <img src={src} alt="" className="size-16 rounded-control bg-stage object-contain" />}
      <div className="grid grow basis-48 gap-0.5">
        <span lang="vi" className="font-semibold break-words">
          {title}
        </span>
        <span className="text-sm break-words text-muted">{whereItIs(picture)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        {data && (
          <Button size="sm" onClick={() => onFile(data)}>
            {say('Upload', { vi: 'Tải lên' })}
          </Button>
        )}
        <label className={buttonClass('secondary', 'sm', 'focus-within:outline-2')}>
          {say('Choose its file', { vi: 'Chọn tệp ảnh' })}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ currentTarget }) => currentTarget.files?.[0] && onFile(currentTarget.files[0])}
          />
        </label>
        {isAwaited ? (
          <Button size="sm" variant="ghost" onClick={onLeaveOut}>
            {say('Leave out', { vi: 'Bỏ ảnh này' })}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={onKeep}>
            {say('Keep its address', { vi: 'Giữ địa chỉ cũ' })}
          </Button>
        )}
      </div>
    </li>
  )
}

function whereItIs({ isAwaited, src, name }: Offered): string {
  if (!isAwaited)
    return say(`Stands at ${src ? new URL(src).hostname : ''} and may vanish there`, {
      vi: `Đang ở ${src ? new URL(src).hostname : ''}, có thể mất lúc nào không hay`,
    })
  if (src)
    return say('Within the text: can be uploaded at once', {
      vi: 'Nằm ngay trong nội dung: tải lên được ngay',
    })
  return say(`A file of the computer it was written on${name ? ` (${name})` : ''}`, {
    vi: `Một tệp ở máy đã viết bài này${name ? ` (${name})` : ''}`,
  })
}

/** An uploaded picture in the place of the one that did not come: a figure where it stood within a line. */
function replace(editor: Editor, { pos, alt }: Offered, picture: ChosenPicture): void {
  const node = editor.state.doc.nodeAt(pos)
  if (!node) return
  const { url, width, height } = picture
  if (node.type.name === 'awaitedPicture') {
    const $pos = editor.state.doc.resolve(pos)
    const isAlone = $pos.parent.type.name === 'paragraph' && $pos.parent.childCount === 1
    const range = isAlone ? { from: $pos.before(), to: $pos.after() } : { from: pos, to: pos + node.nodeSize }
    editor.commands.insertContentAt(range, figureOf(picture))
    return
  }
  const attrs = {
    ...node.attrs,
    src: url,
    alt: picture.alt || alt,
    width: String(width),
    height: String(height),
  }
  editor.commands.command(({ tr }) => {
    tr.setNodeMarkup(pos, null, attrs, node.marks)
    return true
  })
}

const leaveOut = (editor: Editor, { pos }: Offered) => editor.commands.deleteRange({ from: pos, to: pos + 1 })
