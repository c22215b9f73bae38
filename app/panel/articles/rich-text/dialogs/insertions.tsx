import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { say } from '#app/vietnamese/say.ts'
import type { Insertion } from '../block-tools.ts'
import { figureOf, insertBlock } from '../insert.ts'
import type { ChosenPicture, PictureTools } from '../pictures.ts'
import { ButtonDialog } from './button-dialog.tsx'
import { ComparisonDialog } from './comparison-dialog.tsx'
import { FootnoteDialog } from './footnote-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

type InsertionsProps = {
  editor: Editor
  what: Insertion | null
  pictures: PictureTools
  onClose: () => void
}

/** The dialog of what is being put into the text. */
export function Insertions({ editor, what, pictures, onClose }: InsertionsProps) {
  const dialog = { editor, onClose }
  if (what === 'link') return <LinkDialog {...dialog} />
  if (what === 'video') return <VideoDialog {...dialog} />
  if (what === 'product') return <ProductDialog {...dialog} />
  if (what === 'comparison') return <ComparisonDialog {...dialog} />
  if (what === 'button') return <ButtonDialog {...dialog} />
  if (what === 'footnote') return <FootnoteDialog {...dialog} />
  if (what === 'columns') return <TwoPictures {...dialog} pictures={pictures} />
  if (what !== 'picture') return null
  return (
    <pictures.Picker open onClose={onClose} onPick={(picture) => insertBlock(editor, figureOf(picture))} />
  )
}

type TwoPicturesProps = Omit<InsertionsProps, 'what'>

/** Asks for one picture and then for the other. */
function TwoPictures({ editor, pictures, onClose }: TwoPicturesProps) {
  const [first, setFirst] = useState<ChosenPicture | null>(null)
  /** A picker closes itself with what was picked; the second opens then. */
  const isBetween = useRef(false)
  const pick = (picture: ChosenPicture) => {
    if (first) insertBlock(editor, { type: 'columns', content: [figureOf(first), figureOf(picture)] })
    else {
      isBetween.current = true
      setFirst(picture)
    }
  }
  const close = () => {
    if (!isBetween.current) onClose()
    isBetween.current = false
  }
  return (
    <pictures.Picker
      key={first ? 'second' : 'first'}
      open
      title={
        first
          ? say('Picture on the right', { vi: 'Ảnh bên phải' })
          : say('Picture on the left', { vi: 'Ảnh bên trái' })
      }
      onClose={close}
      onPick={pick}
    />
  )
}
