import { Mark, markInputRule } from '@tiptap/core'

/** A mark that is one tag without attributes. */
const plainMark = (name: string, tag: string, shortcut?: string) =>
  Mark.create({
    name,
    excludes: name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      const toggle = () => this.editor.commands.toggleMark(name)
      return shortcut ? { [shortcut]: toggle } : {}
    },
  })

export const Subscript = plainMark('subscript', 'sub', 'Mod-,').extend({ excludes: 'subscript superscript' })
export const Superscript = plainMark('superscript', 'sup', 'Mod-.')
export const Highlight = plainMark('highlight', 'mark', 'Mod-Shift-h')

/** Unlike the library's own, it stands together with other marks, as HTML allows. */
export const InlineCode = plainMark('code', 'code', 'Mod-e').extend({
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)`([^`]+)`$/, type: this.type })]
  },
})
