import type { PictureTools } from '#app/features/blog/editing/rich-text/pictures.ts'
import { onDemand } from '#app/ui/later.tsx'

/** Where articles take their pictures from; loaded when the first is wanted. */
export const PICTURES: PictureTools = {
  Picker: onDemand(() =>
    import('#app/features/media/components/picture-picker.tsx').then(({ PicturePicker }) => PicturePicker),
  ),
  NewPicture: onDemand(() =>
    import('#app/features/media/components/new-picture.tsx').then(({ NewPicture }) => NewPicture),
  ),
}
