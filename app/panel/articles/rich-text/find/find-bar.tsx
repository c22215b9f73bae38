import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button, IconButton } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'
import { SEARCH, searchOf } from './find-highlight.ts'
import type { Wanted } from './find-text.ts'

const CHOICES = [
  {
    key: 'isExact',
    icon: CaseSensitive,
    get label() {
      return say('Match capitals and marks', { vi: 'Đúng chữ hoa và dấu' })
    },
  },
  {
    key: 'areWhole',
    icon: WholeWord,
    get label() {
      return say('Whole words', { vi: 'Cả từ' })
    },
  },
] as const

/** Looks for words in the text and puts others in their place; with marks they mean these marks. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  const [instead, setInstead] = useState('')
  const [said, setSaid] = useState('')
  const { wanted, active, found } = useEditorState({
    editor,
    selector: ({ editor }) => searchOf(editor.state),
  })
  const ask = (wanted: Wanted, active: number) => {
    editor.view.dispatch(editor.state.tr.setMeta(SEARCH, { wanted, active }))
    reveal(editor)
  }
  useEffect(() => {
    first.current?.focus()
    return () => {
      if (!editor.isDestroyed)
        editor.view.dispatch(
          editor.state.tr.setMeta(SEARCH, {
            wanted: { ...searchOf(editor.state).wanted, words: '' },
            active: 0,
          }),
        )
    }
  }, [editor])
  const step = (by: number) => found.length > 0 && ask(wanted, (active + by + found.length) % found.length)
  const replace = (which: typeof found) => {
    const tr = closeHistory(editor.state.tr)
    // From the end: what is put in moves only what stands behind it.
    for (const { from, to } of which.toReversed()) tr.insertText(instead, from, to)
    editor.view.dispatch(tr)
    setSaid(
      say(`${which.length} replaced. Ctrl+Z in the text takes it back.`, {
        vi: `Đã thay ${which.length} chỗ. Nhấn Ctrl+Z trong bài để lấy lại.`,
      }),
    )
    reveal(editor)
  }
  const one = found[active]
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onClose()
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  const onEnter = (run: (isShift: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would send the form that this stands in.
    event.preventDefault()
    run(event.shiftKey)
  }
  return (
    <div
      ref={bar}
      role="search"
      aria-label={say('Find and replace', { vi: 'Tìm và thay' })}
      className="flex flex-wrap items-center gap-2 border-t border-line bg-sunken px-3 py-2"
    >
      <input
        ref={first}
        lang="vi"
        aria-label={say('Find', { vi: 'Tìm' })}
        placeholder={say('Find', { vi: 'Tìm' })}
        value={wanted.words}
        onChange={({ currentTarget }) => {
          setSaid('')
          ask({ ...wanted, words: currentTarget.value }, 0)
        }}
        onKeyDown={onEnter((isShift) => step(isShift ? -1 : 1))}
        className="control min-h-11 w-auto min-w-32 grow"
      />
      <span className="text-sm text-muted" aria-live="polite">
        {said ||
          (wanted.words &&
            (found.length > 0
              ? say(`${active + 1} of ${found.length}`, { vi: `${active + 1} trên ${found.length}` })
              : say('Not found', { vi: 'Không thấy' })))}
      </span>
      {CHOICES.map(({ key, icon: Icon, ...choice }) => (
        <IconButton
          key={key}
          label={choice.label}
          aria-pressed={wanted[key]}
          className={wanted[key] ? 'bg-action-soft text-action' : ''}
          onClick={() => {
            setSaid('')
            ask({ ...wanted, [key]: !wanted[key] }, 0)
          }}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      ))}
      <IconButton label={say('Previous', { vi: 'Chỗ trước' })} onClick={() => step(-1)}>
        <ChevronUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={say('Next', { vi: 'Chỗ sau' })} onClick={() => step(1)}>
        <ChevronDown aria-hidden="true" className="size-5" />
      </IconButton>
      <input
        lang="vi"
        aria-label={say('Replace with', { vi: 'Thay bằng' })}
        placeholder={say('Replace with', { vi: 'Thay bằng' })}
        value={instead}
        onChange={({ currentTarget }) => setInstead(currentTarget.value)}
        onKeyDown={onEnter(() => one && replace([one]))}
        className="control min-h-11 w-auto min-w-32 grow"
      />
      <Button
        variant="secondary"
        size="sm"
        // Disabled for real it would lose the focus when the last one is replaced, and Escape with it.
        aria-disabled={!one}
        onClick={() => one && replace([one])}
      >
        {say('Replace', { vi: 'Thay' })}
      </Button>
      <Button variant="secondary" size="sm" aria-disabled={!one} onClick={() => one && replace(found)}>
        {say('Replace all', { vi: 'Thay tất cả' })}
      </Button>
      <IconButton label={say('Close find and replace', { vi: 'Đóng phần tìm và thay' })} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}

function reveal(editor: Editor): void {
  editor.view.dom.querySelector('.editor-found-active')?.scrollIntoView({ block: 'center' })
}
