import { Extension, InputRule, textblockTypeInputRule } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { linkAddress } from '#app/domain/blog/addresses.ts'

/** Markdown as it is typed, beyond what the library's blocks and marks know themselves. One Ctrl+Z gives the signs back. */
export const TypedMarkdown = Extension.create({
  name: 'typedMarkdown',
  priority: 1050,
  addInputRules() {
    const { heading } = this.editor.schema.nodes
    return [
      // A page has one title: what Markdown calls the first heading is the second here.
      ...(heading
        ? [textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } })]
        : []),
      new InputRule({
        find: /(?<!!)\[([^\]\n]+)\]\(([^)\s]+)\)$/,
        handler: ({ range, match, chain }) => {
          const [, words, typed] = match
          const href = linkAddress(typed ?? '')
          if (!href || !words) return null
          chain()
            .insertContentAt(range, { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
            .unsetMark('link')
            .run()
        },
      }),
      new InputRule({
        find: /^!\[([^\]\n]*)\]\((https:\/\/[^)\s]+|\/[^)\s]+)\)$/,
        handler: ({ state, match, range, chain }) => {
          const [, alt, src] = match
          const { depth } = state.doc.resolve(range.from)
          if (depth !== 1) return null
          chain()
            .insertContentAt({ from: range.from - 1, to: range.to + 1 }, [
              { type: 'figure', content: [{ type: 'picture', attrs: { src, alt } }, { type: 'figcaption' }] },
              { type: 'paragraph' },
            ])
            .run()
        },
      }),
    ]
  },
  addKeyboardShortcuts() {
    return {
      'Mod-z': () => this.editor.commands.undoInputRule(),
      Enter: () => {
        const { $from, empty } = this.editor.state.selection
        // The line stands at the third dash: the Enter that is typed after it out of habit adds nothing.
        if (isRuledJustNow(this.editor.state))
          return this.editor.commands.command(({ tr }) => {
            tr.setSelection(tr.selection)
            return true
          })
        const text = $from.parent.textContent
        const isRow = empty && $from.depth === 1 && $from.parent.type.name === 'paragraph'
        if (!isRow || !/^\|(?:[^|\n]+\|){2,}\s*$/.test(text)) return false
        return this.editor
          .chain()
          .command(({ tr }) => {
            closeHistory(tr)
            return true
          })
          .insertContentAt({ from: $from.before(), to: $from.after() }, tableOf(text))
          .command(({ tr }) => {
            // Into the first cell below the head.
            const table = tr.doc.nodeAt($from.before())
            const head = table?.firstChild?.nodeSize ?? 0
            tr.setSelection(TextSelection.near(tr.doc.resolve($from.before() + 1 + head + 1)))
            return true
          })
          .run()
      },
    }
  },
})

/** Whether what was typed last became a rule, with the caret in the empty paragraph behind it. */
function isRuledJustNow(state: EditorState): boolean {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return false
  const before = state.doc.resolve($from.before()).nodeBefore
  const isByRule = state.plugins.some(
    (plugin) => plugin.spec['isInputRules'] === true && plugin.getState(state) != null,
  )
  return isByRule && before?.type.name === 'horizontalRule'
}

/** A table whose head is a line such as '| Máy | Giá |', and one empty row. */
function tableOf(line: string): JSONContent {
  const names = line.trim().slice(1, -1).split('|')
  const words = (text: string): JSONContent => ({
    type: 'paragraph',
    content: text.trim() === '' ? [] : [{ type: 'text', text: text.trim() }],
  })
  const head = names.map((name) => ({ type: 'tableHeader', attrs: { scope: 'col' }, content: [words(name)] }))
  const cells = names.map(() => ({ type: 'tableCell', content: [words('')] }))
  return {
    type: 'table',
    content: [
      { type: 'tableRow', attrs: { section: 'head' }, content: head },
      { type: 'tableRow', content: cells },
    ],
  }
}
