import { Extension } from '@tiptap/core'
import type { Editor, Range } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import type { SuggestionMount, SuggestionProps } from '@tiptap/suggestion'
import type { BlockName } from '#app/domain/blog/blocks/blocks.ts'
import { findBlocks } from '#app/domain/blog/blocks/find-blocks.ts'
import { BLOCK_TOOLS } from '../block-tools.ts'
import { makeRoom, MAY_HOLD_MENU, takeBack } from './open-block-menu.ts'

/** An open menu: what is offered, which of it Enter would take, and what puts an element beside the cursor. */
export type OpenMenu = { names: readonly BlockName[]; active: number; mount: SuggestionMount }

/** The menu of blocks of one editor, as React reads it. */
export type BlockMenu = {
  extension: Extension
  subscribe: (listener: () => void) => () => void
  /** Null while it is closed, or nothing is called what was typed. */
  current: () => OpenMenu | null
  point: (at: number) => void
  pick: (name: BlockName) => void
}

/**
 * The menu that '/' opens at the beginning of a line or after a space. What is typed after it stays in the text until a block is
 * taken, and for good where none is.
 * @param run puts the block in; what was typed for the menu is gone by then
 */
export function createBlockMenu(run: (editor: Editor, name: BlockName) => void): BlockMenu {
  const listeners = new Set<() => void>()
  let open: OpenMenu | null = null
  let asked: SuggestionProps<BlockName, BlockName> | null = null
  const show = (next: OpenMenu | null) => {
    open = next
    for (const listener of listeners) listener()
  }
  const read = (props: SuggestionProps<BlockName, BlockName>) => {
    const isSame = asked?.query === props.query
    asked = props
    const names = findBlocks(props.query).filter((name) => !BLOCK_TOOLS[name].isOff?.(props.editor))
    if (names.length === 0) return show(null)
    show({ names, active: isSame ? Math.min(open?.active ?? 0, names.length - 1) : 0, mount: props.mount })
  }
  const point = (at: number) => {
    if (open) show({ ...open, active: (at + open.names.length) % open.names.length })
  }
  const pick = (name: BlockName) => asked?.command(name)
  const onKey = ({ key, isComposing }: KeyboardEvent): boolean => {
    if (!open || isComposing) return false
    const to = { ArrowDown: open.active + 1, ArrowUp: open.active - 1, Home: 0, End: -1 }[key]
    if (to !== undefined) point(to)
    else if (key === 'Enter' || key === 'Tab') {
      const name = open.names[open.active]
      if (name) pick(name)
    } else return false
    return true
  }
  const close = ({ editor, range }: SuggestionProps) => {
    asked = null
    show(null)
    takeBack(editor, range)
  }
  const extension = Extension.create({
    name: 'blockMenu',
    // Before what Enter and the arrows do in lists and tables.
    priority: 1000,
    addProseMirrorPlugins() {
      return [
        Suggestion<BlockName, BlockName>({
          editor: this.editor,
          char: '/',
          allowSpaces: true,
          floatingUi: { strategy: 'fixed' },
          allow: ({ state, range }) => MAY_HOLD_MENU.has(state.doc.resolve(range.from).parent.type.name),
          command: ({ editor, range, props: name }) => take(editor, range, name, run),
          render: () => ({
            onStart: read,
            onUpdate: read,
            onExit: close,
            onKeyDown: ({ event }) => onKey(event),
          }),
        }),
      ]
    },
  })
  return {
    extension,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => open,
    point,
    pick,
  }
}

function take(editor: Editor, range: Range, name: BlockName, run: (editor: Editor, name: BlockName) => void) {
  makeRoom(editor, range, name === 'footnote')
  run(editor, name)
}
