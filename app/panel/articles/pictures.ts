import { onDemand } from '#app/ui/later.tsx'
import type { PictureTools } from './rich-text/pictures.ts'

/** Where articles take their pictures from; loaded when the first is wanted. */
export const PICTURES: PictureTools = {
  Picker: onDemand(() =>
    import('#app/panel/media/picture-picker.tsx').then(({ PicturePicker }) => PicturePicker),
  ),
  NewPicture: onDemand(() => import('#app/panel/media/new-picture.tsx').then(({ NewPicture }) => NewPicture)),
}
