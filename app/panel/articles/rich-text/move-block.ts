import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Fragment } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'

/** Where a block stands: what holds it, and its place there. */
type Place = { from: number; to: number; depth: number; index: number }

/** The block that the selection is in: an item of its list, else one that stands by itself in the article. */
function blockHere({ state }: Editor): Place | null {
  const { selection } = state
  const { $from, $to } = selection
  if (selection instanceof NodeSelection && $from.depth === 0)
    return { from: $from.pos, to: $to.pos, depth: 0, index: $from.index(0) }
  for (let { depth } = $from; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'listItem' && $to.end(depth) === $from.end(depth))
      return {
        from: $from.before(depth),
        to: $from.after(depth),
        depth: depth - 1,
        index: $from.index(depth - 1),
      }
  if ($from.depth === 0) return null
  return {
    from: $from.before(1),
    to: $to.depth > 0 ? $to.after(1) : $to.pos,
    depth: 0,
    index: $from.index(0),
  }
}

/** Moves the block at the cursor past its neighbour. @returns whether there was one */
export function moveBlock(editor: Editor, by: -1 | 1): boolean {
  const place = blockHere(editor)
  if (!place) return false
  const { doc } = editor.state
  const neighbour = by < 0 ? doc.resolve(place.from).nodeBefore : doc.resolve(place.to).nodeAfter
  if (!neighbour) return false
  return editor.commands.command(({ tr }) => {
    const at = by < 0 ? place.from - neighbour.nodeSize : place.from + neighbour.nodeSize
    moveTo(tr, place, at)
    return true
  })
}

/** Takes a block out and puts it in at `at`, counted without it; the selection stays in it. */
export function moveTo(tr: Transaction, { from, to }: { from: number; to: number }, at: number): void {
  const { selection } = tr
  const isNode = selection instanceof NodeSelection
  const [anchor, head] = [selection.anchor - from, selection.head - from]
  const blocks: Fragment = tr.doc.slice(from, to).content
  closeHistory(tr).delete(from, to).insert(at, blocks)
  tr.setSelection(
    isNode ? NodeSelection.create(tr.doc, at) : TextSelection.create(tr.doc, at + anchor, at + head),
  ).scrollIntoView()
}

/** Alt with the arrows moves the block at the cursor. */
export const MoveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowUp': ({ editor }) => moveBlock(editor, -1),
    'Alt-ArrowDown': ({ editor }) => moveBlock(editor, 1),
  }),
})
