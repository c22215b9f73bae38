import { lazy } from 'react'
import type { PictureTools } from '#app/features/blog/editing/rich-text/pictures.ts'

/** Where articles take their pictures from; loaded when the first is wanted. */
export const PICTURES: PictureTools = {
  Picker: lazy(() =>
    import('#app/features/media/components/picture-picker.tsx').then(({ PicturePicker }) => ({
      default: PicturePicker,
    })),
  ),
  NewPicture: lazy(() =>
    import('#app/features/media/components/new-picture.tsx').then(({ NewPicture }) => ({
      default: NewPicture,
    })),
  ),
}
