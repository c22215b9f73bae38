import type { Editor, Range } from '@tiptap/core'
import { focusNow } from '../insert.ts'

/** Where the menu may open: in words, not in code or a caption. */
export const MAY_HOLD_MENU = new Set(['paragraph', 'heading'])

/** Editors whose menu was opened by its button, with where the cursor stood then: nobody typed that '/'. */
const byButton = new Map<Editor, number>()

/** Opens the menu of blocks at the cursor, on a line of its own where there are words already. */
export function openBlockMenu(editor: Editor): void {
  focusNow(editor)
  const { $to } = editor.state.selection
  const { parent } = $to
  byButton.set(editor, $to.pos)
  if (parent.type.name === 'paragraph' && parent.content.size === 0) {
    editor.commands.insertContent('/')
    return
  }
  const at = placeForParagraph(editor)
  editor
    .chain()
    .insertContentAt(at, { type: 'paragraph' })
    .setTextSelection(at + 1)
    .insertContent('/')
    .run()
}

/** The nearest place behind the selection where a paragraph may stand. */
function placeForParagraph({ state, schema }: Editor): number {
  const { $to } = state.selection
  const { paragraph } = schema.nodes
  if (!paragraph || $to.depth === 0) return $to.pos
  let { depth } = $to
  const mayHold = () => {
    const index = $to.indexAfter(depth - 1)
    return $to.node(depth - 1).canReplaceWith(index, index, paragraph)
  }
  while (depth > 1 && !mayHold()) depth -= 1
  return $to.after(depth)
}

/** The menu closed: a '/' that nobody typed goes with it, unless something was typed behind it. */
export function takeBack(editor: Editor, { from }: Range): void {
  if (!byButton.delete(editor)) return
  // The library tells of the end while it is drawing.
  queueMicrotask(() => {
    if (editor.isDestroyed || from + 1 > editor.state.doc.content.size) return
    const { parent } = editor.state.doc.resolve(from)
    if (parent.textContent === '/') editor.commands.deleteRange({ from, to: from + 1 })
  })
}

/**
 * Something was taken from the menu: what was typed for it goes. A block stands where the menu was; what stands within a line belongs
 * to the words before it, which the button was pressed beside or the '/' typed behind.
 */
export function makeRoom(editor: Editor, range: Range, isInline: boolean): void {
  const before = byButton.get(editor)
  byButton.delete(editor)
  const $from = editor.state.doc.resolve(range.from)
  if (!isInline) editor.chain().deleteRange(range).run()
  else if (before !== undefined && before < $from.before())
    editor.chain().deleteRange({ from: $from.before(), to: $from.after() }).setTextSelection(before).run()
  else {
    const hasSpace = /\S[ \u00a0]$/.test($from.parent.textBetween(0, $from.parentOffset, null, '\ufffc'))
    editor
      .chain()
      .deleteRange({ from: hasSpace ? range.from - 1 : range.from, to: range.to })
      .run()
  }
}
