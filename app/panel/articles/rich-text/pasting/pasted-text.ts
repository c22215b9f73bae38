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
import { leavePastedBlock } from './leave-pasted-block.ts'

/**
 * What plain text means that is pasted: Markdown its blocks, an address its video, its product or a link. Undoing takes Markdown
 * back whole; of a video or a product the address goes in first, so that undoing once leaves that. Pasting with Shift leaves both alone.
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
      const pasteAddress = (view: EditorView, address: string, event: ClipboardEvent, block: Fragment) => {
        const { from } = view.state.selection
        isOurs = true
        view.pasteText(address, event)
        isOurs = false
        view.dispatch(replaced(closeHistory(view.state.tr), from, block))
      }
      const handlePaste = (view: EditorView, event: ClipboardEvent): boolean => {
        const text = event.clipboardData?.getData('text/plain') ?? ''
        const { selection } = view.state
        if (isOurs || isPlain || text.trim() === '' || selection.$from.parent.type.spec.code) return false
        const address = text.trim()
        if (/^(?:https?:\/\/|\/products\/)\S+$/i.test(address)) {
          if (!selection.empty) return linkSelection(view, address)
          const block = blockOfAddress(view.state, address, siteOrigin)
          if (block) pasteAddress(view, address, event, block)
          return block !== null
        }
        if (event.clipboardData?.getData('text/html') || !readsAsMarkdown(text)) return false
        const blocks = blocksOf(view.state, clean(markdownHtml(text)))
        if (!blocks) return false
        const tr = closeHistory(view.state.tr).deleteSelection()
        view.dispatch(replaced(tr, tr.selection.from, blocks))
        // What is typed next is undone by itself, however soon it comes.
        view.dispatch(closeHistory(view.state.tr))
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

/** Puts blocks in the place of what stands between `from` and the cursor. */
function replaced(tr: Transaction, from: number, blocks: Fragment): Transaction {
  const { $to, to } = tr.selection
  const $from = tr.doc.resolve(from)
  const [only] = blocks.content
  const isRunning = blocks.childCount === 1 && only?.type.name === 'paragraph'
  const isWhole =
    $from.depth === 1 && $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
  if (isRunning) tr.replaceRange(from, to, new Slice(blocks, 1, 1))
  else if (isWhole && $to.depth === 1) {
    tr.replaceWith($from.before(), $to.after(), blocks)
    caretBehind(tr, $from.before() + blocks.size)
  } else {
    tr.replaceRange(from, to, Slice.maxOpen(blocks))
    leavePastedBlock(tr, from)
  }
  return tr.scrollIntoView()
}
