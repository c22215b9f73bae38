import { Dialog } from '#app/ui/dialog.tsx'
import type { ChosenPicture, PictureTools } from './pictures.ts'

type FileDialogProps = {
  file: File
  NewPicture: PictureTools['NewPicture']
  onDone: (picture: ChosenPicture) => void
  onClose: () => void
}

/** Keeps a file that was dropped or pasted into the text, once it is said what it shows. */
export function FileDialog({ file, NewPicture, onDone, onClose }: FileDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Picture" className="!w-[min(44rem,calc(100vw-2rem))]">
      <div lang="vi">
        <NewPicture key={`${file.name}-${file.size}`} file={file} onDone={onDone} onCancel={onClose} />
      </div>
    </Dialog>
  )
}
