import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Fragment } from '@tiptap/pm/model'
import { DOMParser, Slice } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { linkAddress, productOf, videoPlayer } from '#app/domain/blog/addresses.ts'
import { markdownHtml } from '#app/domain/blog/html/markdown-html.ts'
import { readsAsMarkdown } from '#app/domain/blog/html/reads-as-markdown.ts'
import { parseInert } from '../html-tree.ts'
import { caretBehind } from '../insert.ts'

type Meaning = (state: EditorState) => Fragment | null

/**
 * What plain text means that is pasted: Markdown its blocks, an address its video, its product or a link. The text itself goes in
 * first, so that undoing once gives it back as it was. Pasting with Shift leaves it alone.
 * @param clean makes HTML of elsewhere what an article may hold
 * @param siteOrigin where the site is known, which may be another address than the panel's
 */
export const pastedText = (clean: (html: string) => string, siteOrigin: string) =>
  Extension.create({
    name: 'pastedText',
    // Before what links make of a paste.
    priority: 1100,
    addProseMirrorPlugins() {
      let isPlain = false
      let isOurs = false
      const paste = (view: EditorView, text: string, event: ClipboardEvent, meaning: Meaning) => {
        const { from } = view.state.selection
        isOurs = true
        view.pasteText(text, event)
        isOurs = false
        const blocks = meaning(view.state)
        if (blocks) view.dispatch(replaced(view.state, from, blocks))
      }
      const handlePaste = (view: EditorView, event: ClipboardEvent): boolean => {
        const text = event.clipboardData?.getData('text/plain') ?? ''
        const { selection } = view.state
        if (isOurs || isPlain || text.trim() === '' || selection.$from.parent.type.spec.code) return false
        const address = text.trim()
        if (/^(?:https?:\/\/|\/products\/)\S+$/i.test(address)) {
          if (!selection.empty) return linkSelection(view, address)
          const block = blockOfAddress(view.state, address, siteOrigin)
          if (block) paste(view, address, event, () => block)
          return block !== null
        }
        if (event.clipboardData?.getData('text/html') || !readsAsMarkdown(text)) return false
        paste(view, text, event, () => blocksOf(view.state, clean(markdownHtml(text))))
        return true
      }
      return [
        new Plugin({
          key: new PluginKey('pastedText'),
          props: {
            handlePaste,
            handleDOMEvents: {
              keydown: (_view, { key, shiftKey }) => {
                if (key.toLowerCase() === 'v') isPlain = shiftKey
                return false
              },
              keyup: () => {
                isPlain = false
                return false
              },
            },
          },
        }),
      ]
    },
  })

/** The blocks that clean HTML stands for; null for nothing. */
function blocksOf({ schema }: EditorState, html: string): Fragment | null {
  const { content } = DOMParser.fromSchema(schema).parse(parseInert(html))
  return content.size > 0 ? content : null
}

/** The video or product of an address that stands on a line of its own; null for any other. */
function blockOfAddress(
  { schema, selection }: EditorState,
  address: string,
  siteOrigin: string,
): Fragment | null {
  const { $from } = selection
  if ($from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return null
  const src = videoPlayer(address)
  const product = productOf(address, location.origin, siteOrigin)
  const tag = src
    ? `<iframe src="${src}" allowfullscreen></iframe>`
    : product && `<div data-product-id="${product}"></div>`
  return tag ? DOMParser.fromSchema(schema).parse(parseInert(tag)).content : null
}

function linkSelection({ state, dispatch }: EditorView, address: string): boolean {
  const href = linkAddress(address)
  const link = state.schema.marks['link']
  const { from, to } = state.selection
  if (!href || !link) return false
  dispatch(closeHistory(state.tr).addMark(from, to, link.create({ href })))
  return true
}

/** Puts blocks in the place of what stands between `from` and the cursor, as a step of its own to be undone. */
function replaced(state: EditorState, from: number, blocks: Fragment): Transaction {
  const tr = closeHistory(state.tr)
  const { $to, to } = state.selection
  const $from = state.doc.resolve(from)
  const [only] = blocks.content
  const isRunning = blocks.childCount === 1 && only?.type.name === 'paragraph'
  const isWhole =
    $from.depth === 1 && $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
  if (isRunning) tr.replaceRange(from, to, new Slice(blocks, 1, 1))
  else if (isWhole && $to.depth === 1) {
    tr.replaceWith($from.before(), $to.after(), blocks)
    caretBehind(tr, $from.before() + blocks.size)
  } else tr.replaceRange(from, to, Slice.maxOpen(blocks))
  return tr.scrollIntoView()
}
