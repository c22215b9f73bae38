import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Fragment, Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { say } from '#app/vietnamese/say.ts'

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

/** Where a block came to stand among those beside it, counted from 1. */
export type Moved = { place: number; of: number }

/** What a screen reader is told of a block that was moved, or could not be. */
export const sayMove = (moved: Moved | null, by: -1 | 1): string =>
  moved
    ? say(`Moved, now ${moved.place} of ${moved.of}`, {
        vi: `Đã chuyển, nay là khối ${moved.place} trên ${moved.of}`,
      })
    : by < 0
      ? say('Already the first', { vi: 'Đã ở đầu' })
      : say('Already the last', { vi: 'Đã ở cuối' })

/** Moves the block at the cursor past its neighbour. @returns where it stands now; null where there was no neighbour */
export function moveBlock(editor: Editor, by: -1 | 1): Moved | null {
  const block = blockHere(editor)
  if (!block) return null
  const $from = editor.state.doc.resolve(block.from)
  const neighbour = by < 0 ? $from.nodeBefore : editor.state.doc.resolve(block.to).nodeAfter
  if (!neighbour) return null
  editor.commands.command(({ tr }) => {
    moveTo(tr, block, by < 0 ? block.from - neighbour.nodeSize : block.from + neighbour.nodeSize)
    return true
  })
  return { place: block.index + by + 1, of: $from.parent.childCount }
}

/** Takes a block out and puts it in at `at`, counted without it; the selection stays in it. */
function moveTo(tr: Transaction, { from, to }: { from: number; to: number }, at: number): void {
  const { selection } = tr
  const isNode = selection instanceof NodeSelection
  const [anchor, head] = [selection.anchor - from, selection.head - from]
  const blocks: Fragment = tr.doc.slice(from, to).content
  closeHistory(tr).delete(from, to).insert(at, blocks)
  tr.setSelection(
    isNode ? NodeSelection.create(tr.doc, at) : TextSelection.create(tr.doc, at + anchor, at + head),
  ).scrollIntoView()
}

/** Puts the cursor into the block that stands at an index of the article, and selects what has no text. */
export function enterBlock(editor: Editor, index: number): void {
  editor.commands.command(({ tr }) => {
    enter(tr, index)
    return true
  })
  editor.view.focus()
}

function enter(tr: Transaction, index: number): void {
  const from = startOf(tr.doc, index)
  const to = from + tr.doc.child(index).nodeSize
  const inside = Selection.findFrom(tr.doc.resolve(from), 1, true)
  tr.setSelection(inside && inside.from < to ? inside : NodeSelection.create(tr.doc, from))
}

const startOf = (doc: Node, index: number) => {
  let from = 0
  for (let at = 0; at < index; at += 1) from += doc.child(at).nodeSize
  return from
}

/** Moves the block at an index of the article to another. @returns where it stands now; null where it stood there */
export function moveBlockTo(editor: Editor, index: number, to: number): Moved | null {
  if (to === index) return null
  const { doc } = editor.state
  editor.commands.command(({ tr }) => {
    enter(tr, index)
    const from = startOf(doc, index)
    const size = doc.child(index).nodeSize
    moveTo(tr, { from, to: from + size }, to < index ? startOf(doc, to) : startOf(doc, to + 1) - size)
    return true
  })
  editor.view.focus()
  return { place: to + 1, of: doc.childCount }
}

/** Alt with the arrows moves the block at the cursor, with Shift too, as other editors have it. @param onMove told of each move, and of one that could not be made */
export const movesBlocks = (onMove: (moved: Moved | null, by: -1 | 1) => void) =>
  Extension.create({
    name: 'moveBlocks',
    addKeyboardShortcuts() {
      const move = (by: -1 | 1) => () => {
        onMove(moveBlock(this.editor, by), by)
        return true
      }
      return {
        'Alt-ArrowUp': move(-1),
        'Alt-ArrowDown': move(1),
        'Alt-Shift-ArrowUp': move(-1),
        'Alt-Shift-ArrowDown': move(1),
      }
    },
  })
