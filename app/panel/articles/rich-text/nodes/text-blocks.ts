import { mergeAttributes, Node } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import type { CalloutKind } from '#app/domain/blog/blocks/blocks.ts'
import { say } from '#app/vietnamese/say.ts'

/** A block of code. Its language is kept where the page shows it, and read where others write it. */
export const ArticleCodeBlock = CodeBlock.extend({
  addAttributes: () => ({
    language: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        element.dataset['language'] ??
        /(?:^|\s)language-([\w+#.-]+)/.exec(element.firstElementChild?.className ?? '')?.[1]?.toLowerCase() ??
        null,
      renderHTML: ({ language }: Record<string, unknown>) => (language ? { 'data-language': language } : {}),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
})

const KINDS: readonly CalloutKind[] = ['note', 'tip', 'warning']

/** Words in a frame: a note, a tip or a warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'tip',
      parseHTML: (element: HTMLElement) =>
        KINDS.find((kind) => kind === element.dataset['callout']) ?? 'note',
      renderHTML: ({ kind }: Record<string, unknown>) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})

/** Out of a block of one line into a new paragraph below it. */
function leave(editor: Editor, name: string): boolean {
  const { $from } = editor.state.selection
  if ($from.parent.type.name !== name) return false
  const after = $from.after()
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .run()
}

/** A link that looks like a button. */
export const LinkButton = Node.create({
  name: 'linkButton',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ href: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'div[data-button]',
      contentElement: 'a',
      getAttrs: (element: HTMLElement) => {
        const href = element.querySelector('a')?.getAttribute('href')
        return href ? { href } : false
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-button': '' }),
    ['a', { href: String(node.attrs['href']) }, 0],
  ],
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => leave(editor, this.name) }
  },
})

/** Where the page lists its headings; there is nothing to write in it. */
export const Contents = Node.create({
  name: 'contents',
  group: 'block',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: 'div[data-contents]' }],
  renderHTML: () => ['div', { 'data-contents': '' }],
})

/** Two figures side by side; one alone where the other was taken away. */
export const Columns = Node.create({
  name: 'columns',
  group: 'block',
  content: 'figure{1,2}',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'div[data-columns]' }],
  renderHTML: () => ['div', { 'data-columns': '2' }, 0],
})

/** A note to the words before it. The page shows its number there and its words at the end. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  content: 'text*',
  marks: 'bold italic link',
  parseHTML: () => [{ tag: 'sup[data-footnote]', priority: 60 }],
  renderHTML: () => ['sup', { 'data-footnote': '' }, 0],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('sup')
      dom.className = 'editor-footnote'
      dom.title = node.textContent
      dom.setAttribute(
        'aria-label',
        say(`Footnote: ${node.textContent}`, { vi: `Chú thích: ${node.textContent}` }),
      )
      return { dom }
    }
  },
})
