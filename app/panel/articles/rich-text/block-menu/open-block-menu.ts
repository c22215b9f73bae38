import type { Editor, Range } from '@tiptap/core'
import { focusNow } from '../insert.ts'

/** Where the menu may open: in words, not in code or a caption. */
export const MAY_HOLD_MENU = new Set(['paragraph', 'heading'])

/** Editors whose menu was opened by its button: nobody typed that '/'. */
const byButton = new WeakSet<Editor>()

/** Opens the menu of blocks at the cursor, on a line of its own where there are words already. */
export function openBlockMenu(editor: Editor): void {
  focusNow(editor)
  const { $to } = editor.state.selection
  const { parent } = $to
  byButton.add(editor)
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

/** A block was taken: nothing is left to be taken back. */
export const keep = (editor: Editor) => void byButton.delete(editor)
