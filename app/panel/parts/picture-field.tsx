import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useSay } from '#app/ui/language.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const PicturePicker = onDemand(() =>
  import('#app/panel/media/picture-picker.tsx').then(({ PicturePicker }) => PicturePicker),
)

type PictureFieldProps = {
  label: string
  name: string
  value?: string
  hint?: string
  error?: string | undefined
  /** How the preview is cut. */
  shape?: string
}

/** The address of a picture: typed, or chosen from the library; what it shows stands beside it, unless it does not load. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, value = '', hint, error, shape } = props
  const say = useSay()
  const [url, setUrl] = useState(value)
  const [broken, setBroken] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isShown = url !== '' && url !== broken
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        name={name}
        hint={hint}
        error={error}
        value={url}
        maxLength={2000}
        inputMode="url"
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        {isShown && (
          <img
            src={url}
            alt={say({ vi: 'Xem trước', en: 'Preview' })}
            onError={() => setBroken(url)}
            className={`h-20 rounded-control border border-line bg-stage object-cover ${shape ?? 'aspect-[8/5]'}`}
          />
        )}
        <Button variant="secondary" className="no-js:hidden" onClick={() => setOpen(true)}>
          {say({ vi: 'Chọn từ thư viện', en: 'Choose image' })}
        </Button>
        {url !== '' && (
          <Button variant="ghost" className="no-js:hidden" onClick={() => setUrl('')}>
            {say({ vi: 'Bỏ ảnh', en: 'Remove' })}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <PicturePicker open onClose={() => setOpen(false)} onPick={(picture) => setUrl(picture.url)} />
        </Suspense>
      )}
    </div>
  )
}
