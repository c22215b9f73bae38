import { Extension } from '@tiptap/core'
import type { AnyExtension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Figcaption, Figure, InlinePicture, Picture, Video } from './figure.ts'
import { Highlight, InlineCode, Subscript, Superscript } from './marks.ts'
import { ProductBox } from './product-box.tsx'
import { ArticleTable, ArticleTableCell, ArticleTableHeader, ArticleTableRow } from './tables.ts'

/** Everything an article may hold, and nothing else: what stands in the sanitiser's list stands here. */
export const EXTENSIONS: readonly AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      // How links that lead away are marked is the page's affair.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Subscript,
  Superscript,
  Highlight,
  InlineCode,
  InlinePicture,
  Figure,
  Picture,
  Figcaption,
  Video,
  ProductBox,
  ArticleTable,
  ArticleTableRow,
  ArticleTableHeader,
  ArticleTableCell,
]

/** Keys that open something outside of the text. */
export const shortcuts = (keys: Readonly<Record<string, () => void>>) =>
  Extension.create({
    name: 'shortcuts',
    addKeyboardShortcuts: () =>
      Object.fromEntries(
        Object.entries(keys).map(([key, run]) => [
          key,
          () => {
            run()
            return true
          },
        ]),
      ),
  })
