import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import type { MediaPicture } from '#app/platform/media/picture.ts'
import { DropZone } from './drop-zone.tsx'
import { LibraryGrid } from './library-grid.tsx'
import { NewPicture } from './new-picture.tsx'

/** What a form gets of a picture: where it is, what it shows, how large it is in px. */
export type PickedPicture = Pick<MediaPicture, 'url' | 'alt' | 'width' | 'height'>

type PicturePickerProps = {
  open: boolean
  onClose: () => void
  onPick: (picture: PickedPicture) => void
}

/** A dialog to choose a picture: from the library, or a new one by drag, paste or file. Every picture comes with a description. */
export function PicturePicker({ open, onClose, onPick }: PicturePickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Chọn ảnh" className="!w-[min(52rem,calc(100vw-2rem))]">
      <Picking
        onPick={({ url, alt, width, height }) => {
          onPick({ url, alt, width, height })
          onClose()
        }}
      />
    </Dialog>
  )
}

function Picking({ onPick }: { onPick: (picture: PickedPicture) => void }) {
  const [file, setFile] = useState<File | null>(null)
  if (file) return <NewPicture key={file.name} file={file} onDone={onPick} onCancel={() => setFile(null)} />
  return (
    <div className="grid gap-5">
      <DropZone onFiles={([first]) => setFile(first ?? null)} />
      <LibraryGrid onPick={onPick} />
    </div>
  )
}
