import { Extension } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'
import { caretBehind } from '../insert.ts'

/** Formatted text that is pasted and ends with a block one can be inside of, such as a table, is written on below it. */
export const LeavesPastedBlock = Extension.create({
  name: 'leavesPastedBlock',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('leavesPastedBlock'),
        appendTransaction: (transactions, before, { tr }) => {
          const pasted = transactions.find((each) => each.getMeta('uiEvent') === 'paste' && each.docChanged)
          if (!pasted) return null
          const from = pasted.mapping.map(before.selection.from, -1)
          return leavePastedBlock(tr, from) ? tr.scrollIntoView() : null
        },
      }),
    ]
  },
})

/**
 * Takes the caret out of the block it was left in by what was put in at `from`.
 * @returns whether it stood in one
 */
export function leavePastedBlock(tr: Transaction, from: number): boolean {
  const { $from } = tr.selection
  const depth = ofPastedBlock($from, from)
  if (depth === null) return false
  caretBehind(tr, $from.after(depth))
  return true
}

/** How deep the outermost block stands that begins behind `from`, holds the place and can be written on behind; null for none. */
function ofPastedBlock($at: ResolvedPos, from: number): number | null {
  const { paragraph } = $at.doc.type.schema.nodes
  for (let depth = 1; depth <= $at.depth; depth += 1) {
    const node = $at.node(depth)
    if ($at.before(depth) < from || (node.isTextblock && !node.type.spec.code)) continue
    const behind = $at.indexAfter(depth - 1)
    if (paragraph && $at.node(depth - 1).canReplaceWith(behind, behind, paragraph)) return depth
  }
  return null
}
