import type { Editor, JSONContent } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import type { ChosenPicture } from './pictures.ts'

/**
 * Puts a block in and the caret behind it: into the text that goes on there, else into a new paragraph. Left on the block, the
 * caret would have it selected, and the next letter would take its place.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  editor
    .chain()
    .insertContent([block, { type: 'paragraph' }])
    .command(({ tr }) => {
      const { $from } = tr.selection
      const { parent } = $from
      if (!parent.isTextblock || parent.content.size > 0) return true
      const next = tr.doc.resolve($from.after()).nodeAfter
      if (!next?.isTextblock) return true
      const at = $from.before()
      tr.delete(at, $from.after())
      tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)))
      return true
    })
    .run()
  focusNow(editor)
}

/** Puts the caret into the text that goes on at a place, or into a new paragraph there. */
export function caretBehind(tr: Transaction, at: number): void {
  const next = tr.doc.nodeAt(at)
  const { paragraph } = tr.doc.type.schema.nodes
  if (!next?.isTextblock && paragraph) tr.insert(at, paragraph.create())
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)))
}

/** Puts a table in and the caret into its first cell. */
export function insertTable(editor: Editor, table: JSONContent): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .insertContent(table)
    .command(({ tr }) => {
      let cell: number | null = null
      tr.doc.nodesBetween(Math.max(0, from - 1), tr.doc.content.size, (node, at) => {
        if (cell !== null) return false
        if (node.type.spec['tableRole'] === 'cell' || node.type.spec['tableRole'] === 'header_cell') cell = at
        return cell === null
      })
      if (cell !== null) tr.setSelection(TextSelection.near(tr.doc.resolve(cell + 1)))
      return true
    })
    .run()
  focusNow(editor)
}

/** A picture as a block of its own, with an empty caption. */
export const figureOf = ({ url, alt, width, height }: ChosenPicture): JSONContent => ({
  type: 'figure',
  content: [{ type: 'picture', attrs: { src: url, alt, width, height } }, { type: 'figcaption' }],
})

/** TipTap's own command waits for the next frame, and what is typed before that is lost. */
export function focusNow(editor: Editor): void {
  if (!editor.isDestroyed) editor.view.focus()
}

/** Selects the first link or picture of an address; what stands behind its '#' does not count. */
export function selectAddress(editor: Editor, address: string): void {
  const { doc, tr } = editor.state
  const isIt = (of: unknown) => typeof of === 'string' && (of === address || of.split('#')[0] === address)
  let found: TextSelection | NodeSelection | null = null
  doc.descendants((node, at) => {
    if (found) return false
    if (node.marks.some(({ attrs }) => isIt(attrs['href'])))
      found = TextSelection.create(doc, at, at + node.nodeSize)
    else if (isIt(node.attrs['src']) || isIt(node.attrs['href'])) found = NodeSelection.create(doc, at)
    return true
  })
  if (found) editor.view.dispatch(tr.setSelection(found).scrollIntoView())
  focusNow(editor)
}
