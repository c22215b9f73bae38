import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findText } from './find-text.ts'
import type { Found, Wanted } from './find-text.ts'

type Search = { wanted: Wanted; active: number; found: readonly Found[] }

const KEY = new PluginKey<Search>('find')
const NOTHING: Search = {
  wanted: { words: '', isExact: false, areWhole: false },
  active: 0,
  found: [],
}

/** What is looked for in the text, and where it stands. */
export const searchOf = (state: Parameters<typeof KEY.getState>[0]): Search => KEY.getState(state) ?? NOTHING

/** Says what is looked for, and which of it is pointed at. */
export const SEARCH = KEY

/** Shows where what is looked for stands; it follows every change of the text. */
export const FindHighlight = Extension.create({
  name: 'findHighlight',
  addProseMirrorPlugins: () => [
    new Plugin<Search>({
      key: KEY,
      state: {
        init: () => NOTHING,
        apply(tr, before) {
          const asked = tr.getMeta(KEY) as Pick<Search, 'wanted' | 'active'> | undefined
          if (!asked && !tr.docChanged) return before
          const { wanted, active } = asked ?? before
          if (wanted.words === '') return { ...NOTHING, wanted }
          const found = findText(tr.doc, wanted)
          return { wanted, active: Math.min(active, Math.max(0, found.length - 1)), found }
        },
      },
      props: {
        decorations(state) {
          const { found, active } = searchOf(state)
          return DecorationSet.create(
            state.doc,
            found.map(({ from, to }, at) =>
              Decoration.inline(from, to, { class: at === active ? 'editor-found-active' : 'editor-found' }),
            ),
          )
        },
      },
    }),
  ],
})
