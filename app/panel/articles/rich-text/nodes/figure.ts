import { mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { say } from '#app/vietnamese/say.ts'

/** Attributes as they stand in the HTML: the library would make numbers of what looks like one. */
export const asWritten = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
    ]),
  )

const pictureAttributes = () => asWritten('src', 'alt', 'title', 'width', 'height')

/** A picture within a line of text, as old articles have it. */
export const InlinePicture = Image.extend({ addAttributes: pictureAttributes }).configure({ inline: true })

/** The picture of a figure; a link around it is kept. */
export const Picture = Image.extend({
  name: 'picture',
  addAttributes: pictureAttributes,
  group: '',
  inline: false,
  draggable: false,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  addCommands: () => ({}),
  addInputRules: () => [],
})

/** A picture, video, table or quotation with its caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(picture | video | table | blockquote | codeBlock | figcaption)+',
  marks: 'link',
  isolating: true,
  defining: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      // Out of the caption into a new paragraph below the figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type !== this.type) return false
        const after = $from.after($from.depth - 1)
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run()
      },
    }
  },
})

/** A video in the editor's own document: a frame there would load the player while one writes. `serialise` makes it one. */
export const VIDEO_TAG = 'editor-video'

const ALLOWED_PLAYER = /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//

function playerOf(element: HTMLElement): string | null {
  const src = element.getAttribute('src') ?? ''
  return ALLOWED_PLAYER.test(src) ? src : videoPlayer(src)
}

/** A player of one of the allowed hosts: shown as a plate in the editor, played on the page. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (element: HTMLElement) => playerOf(element) },
    ...asWritten('title', 'width', 'height', 'allowfullscreen'),
  }),
  parseHTML: () =>
    ['iframe[src]', VIDEO_TAG].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => playerOf(element) !== null && null,
    })),
  renderHTML: ({ HTMLAttributes }) => [VIDEO_TAG, HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'editor-plate'
      const { title, src } = node.attrs as { title: string | null; src: string | null }
      for (const text of [
        say(`Video: ${title || 'untitled'}`, { vi: `Video: ${title || 'chưa có tiêu đề'}` }),
        src ?? '',
      ]) {
        const line = document.createElement('span')
        line.textContent = text
        dom.append(line)
      }
      return { dom }
    }
  },
})
