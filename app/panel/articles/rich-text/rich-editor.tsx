import { EditorContent, useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Suspense, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { Ref, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { parseUrl } from '#app/platform/parse-url.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { InLanguage } from '#app/ui/language.tsx'
import { say } from '#app/vietnamese/say.ts'
import { AwaitedBar } from './awaited-bar.tsx'
import { BlockMenuList } from './block-menu/block-menu-list.tsx'
import { createBlockMenu } from './block-menu/block-menu.ts'
import { BLOCK_TOOLS } from './block-tools.ts'
import type { Insertion } from './block-tools.ts'
import { useCaretRoom } from './caret-room.ts'
import { ContextBar } from './context-bar.tsx'
import { Insertions } from './dialogs/insertions.tsx'
import { PicturesDialog } from './dialogs/pictures-dialog.tsx'
import { DragHandle } from './drag-handle.tsx'
import { EXTENSIONS, leavesByEscape, shortcuts } from './extensions.ts'
import { FindBar } from './find/find-bar.tsx'
import { FindHighlight } from './find/find-highlight.ts'
import { figureOf, focusNow, insertBlock, selectAddress } from './insert.ts'
import { LengthLine } from './length-line.tsx'
import { moveBlock, movesBlocks, sayMove } from './move-block.ts'
import { LeavesPastedBlock } from './pasting/leave-pasted-block.ts'
import { pastedText } from './pasting/pasted-text.ts'
import { TypedMarkdown } from './pasting/typed-markdown.ts'
import { useForeignPictures } from './pasting/use-foreign-pictures.ts'
import type { ChosenPicture, PictureTools } from './pictures.ts'
import { readHtml, serialise } from './serialise.ts'
import { Toolbar } from './toolbar.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useSaidBlocks } from './use-said-blocks.ts'

/** How long typing rests before the HTML is made anew, in ms: a long article takes a few. */
const REST_MS = 250

/** What the form may ask of an open editor. */
export type EditorHandle = {
  /** What was typed since it was last handed over; null for nothing. */
  flush: () => string | null
  focus: () => void
  /** Brings the line of the cursor into view, clear of what lies over the text. */
  showLine: () => void
  /** Where the cursor stands; null where nobody was in the text. */
  caret: () => number | null
  /** Selects the first link or picture of an address, and brings it into view. */
  leadTo: (address: string) => void
}

type RichEditorProps = {
  html: string
  siteUrl: string
  /** Where the cursor was when the page before this one was left; null for a text that is begun with. */
  caret: number | null
  labelledBy: string
  describedBy?: string | undefined
  invalid: boolean
  pictures: PictureTools
  onChange: (html: string) => void
  /** Told once whether the HTML can be held without losing anything of it. */
  onRead: (isLossless: boolean) => void
  ref: Ref<EditorHandle>
}

/** The visual editor of an article's HTML. It is given its text once; another text is another editor. */
export function RichEditor({
  html,
  siteUrl,
  caret,
  onChange,
  onRead,
  ref,
  pictures,
  ...rest
}: RichEditorProps) {
  const id = useId()
  const [dialog, setDialog] = useState<Insertion | null>(null)
  const [menu] = useState(() => createBlockMenu((editor, name) => BLOCK_TOOLS[name].run(editor, setDialog)))
  const [isFocused, setFocused] = useState(false)
  const openPart = (what: Insertion) => {
    if (what === 'focus') setFocused((is) => !is)
    else if (what === 'up' || what === 'down') {
      const by = what === 'up' ? -1 : 1
      setSaid(sayMove(moveBlock(editor, by), by))
      focusNow(editor)
    } else setDialog(what)
  }
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  useKeyboardInset(frame)
  useSaidBlocks(frame)
  const room = useCaretRoom(frame)
  const [files, setFiles] = useState<readonly File[]>([])
  const foreign = useForeignPictures()
  const wasIn = useRef(false)
  const latest = useRef({ onChange, onRead })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the form knows: opening an article writes some of it anew, which is no change of anybody's. */
  const known = useRef<string | null>(null)
  useEffect(() => {
    latest.current = { onChange, onRead }
  })
  const editor = useEditor({
    extensions: [
      ...EXTENSIONS,
      pastedText(foreign.clean, parseUrl(siteUrl)?.origin ?? siteUrl),
      LeavesPastedBlock,
      TypedMarkdown,
      menu.extension,
      movesBlocks((moved, by) => setSaid(sayMove(moved, by))),
      FindHighlight,
      shortcuts({
        'Mod-k': () => setDialog('link'),
        'Mod-f': () => setDialog('find'),
        'Mod-Shift-f': () => setFocused((is) => !is),
      }),
      leavesByEscape(() => setFocused(false)),
    ],
    injectCSS: false,
    autofocus: caret ?? false,
    onBeforeCreate: ({ editor }) => {
      const { doc, isLossless } = readHtml(html, editor.schema)
      editor.options.content = doc.toJSON()
      queueMicrotask(() => latest.current.onRead(isLossless))
    },
    editorProps: {
      attributes: {
        id,
        lang: 'vi',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': rest.labelledBy,
        class: 'prose editor-text',
      },
      ...room,
      transformPastedHTML: foreign.clean,
      handlePaste: (_view, event) => takeFiles(event.clipboardData, setFiles),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && takeFiles(event.dataTransfer, setFiles),
    },
    onCreate: ({ editor }) => {
      known.current ??= htmlOf(editor)
    },
    onFocus: () => {
      wasIn.current = true
    },
    onUpdate: ({ editor }) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const html = changedHtml(editor, known)
        if (html !== null) latest.current.onChange(html)
      }, REST_MS)
    },
  })
  useImperativeHandle(
    ref,
    () => ({
      flush: () => {
        clearTimeout(timer.current)
        return changedHtml(editor, known)
      },
      focus: () => editor.commands.focus(),
      showLine: () => {
        if (!editor.isDestroyed) editor.commands.scrollIntoView()
      },
      caret: () => (editor.isFocused || wasIn.current ? editor.state.selection.from : null),
      leadTo: (address) => selectAddress(editor, address),
    }),
    [editor],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  const [file] = files
  // While a dialog is open nothing else takes the focus: the text gets it back in the step that takes the last one away, because
  // what is typed between the two would be lost.
  const isAlone = useRef(isFocused)
  useLayoutEffect(() => {
    if (isAlone.current === isFocused) return
    isAlone.current = isFocused
    // The text now stands elsewhere: the line that is written comes along.
    focusNow(editor)
    // Once the page has its height and its own scrolling again.
    const frame = requestAnimationFrame(() => !editor.isDestroyed && editor.commands.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [isFocused, editor])
  const isAsking = file !== undefined || dialog !== null || foreign.isOpen
  const wasAsking = useRef(false)
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) focusNow(editor)
    wasAsking.current = isAsking
  }, [isAsking, editor])
  const insert = (picture: ChosenPicture) => insertBlock(editor, figureOf(picture))
  const close = () => setDialog(null)
  return (
    <div
      ref={frame}
      className="editor-frame"
      data-focus={isFocused || undefined}
      aria-invalid={rest.invalid || undefined}
    >
      <div className="editor-bars">
        <Toolbar editor={editor} controls={id} isFocused={isFocused} onOpen={openPart} />
        <AwaitedBar editor={editor} onOpen={foreign.open} />
        <ContextBar editor={editor} onOpen={setDialog} />
        {dialog === 'find' && <FindBar editor={editor} onClose={() => setDialog(null)} />}
      </div>
      <EditorContent editor={editor} />
      <DragHandle editor={editor} onMove={(moved) => setSaid(sayMove(moved, 1))} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <LengthLine editor={editor} />
      <BlockMenuList editor={editor} menu={menu} />
      {createPortal(
        <InLanguage is="en">
          <Suspense>
            <Insertions editor={editor} what={dialog} pictures={pictures} onClose={close} />
            {foreign.isOpen && (
              <PicturesDialog
                editor={editor}
                NewPicture={pictures.NewPicture}
                sites={foreign.sites}
                lost={foreign.lost}
                onKeep={foreign.keep}
                onClose={foreign.close}
              />
            )}
            {file && (
              <FileDialog
                file={file}
                NewPicture={pictures.NewPicture}
                onDone={(picture) => {
                  setFiles(([, ...others]) => others)
                  insert(picture)
                }}
                onClose={() => setFiles(([, ...others]) => others)}
              />
            )}
          </Suspense>
        </InLanguage>,
        // Their forms must not stand within the form of the article.
        document.body,
      )}
    </div>
  )
}

/** The schema is that of the document: an editor that has just been taken down has none any more. */
const htmlOf = ({ state }: Editor) => serialise(state.doc.content, state.schema)

function changedHtml(editor: Editor, known: RefObject<string | null>): string | null {
  const html = htmlOf(editor)
  if (html === known.current) return null
  known.current = html
  return html
}

/** Pictures among what was dropped or pasted. Office programs put a picture of the text beside the text: then the text counts. */
function takeFiles(data: DataTransfer | null, take: (files: File[]) => void): boolean {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (pictures.length === 0 || data?.getData('text/html').includes('<p')) return false
  take(pictures)
  return true
}

type FileDialogProps = {
  file: File
  NewPicture: PictureTools['NewPicture']
  onDone: (picture: ChosenPicture) => void
  onClose: () => void
}

/** Keeps a file that was dropped or pasted into the text, once it is said what it shows. */
function FileDialog({ file, NewPicture, onDone, onClose }: FileDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Picture', { vi: 'Ảnh' })}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      <NewPicture key={`${file.name}-${file.size}`} file={file} onDone={onDone} onCancel={onClose} />
    </Dialog>
  )
}
