import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { say } from '#app/vietnamese/say.ts'
import type { Insertion } from './block-tools.ts'
import { TOOLBAR } from './toolbar-items.ts'
import type { ToolbarItem } from './toolbar-items.ts'

const ITEMS: readonly ToolbarItem[] = TOOLBAR.flatMap(({ items }) => items)

type ToolbarProps = {
  editor: Editor
  controls: string
  /** Whether the text alone is shown. */
  isFocused: boolean
  onOpen: (what: Insertion) => void
}

/** The editor's buttons: one stop of the Tab key, arrows between them. */
export function Toolbar({ editor, controls, isFocused, onOpen }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      ITEMS.map(({ isOn, isOff }) => ({ on: isOn?.(editor), off: isOff?.(editor) ?? false })),
    equalityFn: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFocused) return onOpen('focus')
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: ITEMS.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + ITEMS.length) % ITEMS.length
    setStop(next)
    bar.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={say('Formatting', { vi: 'Định dạng' })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="editor-toolbar"
    >
      {TOOLBAR.map(({ label, items }) => (
        <div key={label} role="group" aria-label={label}>
          {items.map((item) => {
            const at = ITEMS.indexOf(item)
            return (
              <ToolbarButton
                key={item.label}
                item={item}
                on={item.showsFocus ? isFocused : states[at]?.on}
                off={states[at]?.off ?? false}
                isStop={at === stop}
                onFocus={() => setStop(at)}
                onPress={() => item.run(editor, onOpen)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type ButtonProps = {
  item: ToolbarItem
  on: boolean | undefined
  off: boolean
  isStop: boolean
  onFocus: () => void
  onPress: () => void
}

function ToolbarButton({ item, on, off, isStop, onFocus, onPress }: ButtonProps) {
  const { label, keys, Icon } = item
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={on}
      aria-disabled={off || undefined}
      onFocus={onFocus}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && onPress()}
      className={clsx(off && 'opacity-40')}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
