import type { Editor } from '@tiptap/react'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { BLOCKS } from '#app/domain/blog/blocks/blocks.ts'
import type { BlockName } from '#app/domain/blog/blocks/blocks.ts'
import { chosenLanguage, say } from '#app/vietnamese/say.ts'
import { BLOCK_TOOLS } from '../block-tools.ts'
import { sayBlock } from '../say-block.ts'
import type { BlockMenu, OpenMenu } from './block-menu.ts'

/** The menu of blocks beside the cursor. The focus stays in the text, which says what is pointed at. */
export function BlockMenuList({ editor, menu }: { editor: Editor; menu: BlockMenu }) {
  const open = useSyncExternalStore(menu.subscribe, menu.current, menu.current)
  return open && <OpenList editor={editor} menu={menu} open={open} />
}

function OpenList({ editor, menu, open }: { editor: Editor; menu: BlockMenu; open: OpenMenu }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { names, active, mount } = open
  useEffect(() => {
    const element = list.current
    return element ? mount(element, { onPosition: ({ x, y }) => place(element, x, y) }) : undefined
  }, [mount])
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-haspopup', 'listbox')
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${active}`)
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['haspopup', 'controls', 'activedescendant']) dom.removeAttribute(`aria-${name}`)
    }
  }, [editor, id, active, names])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={say('Blocks', { vi: 'Các khối' })}
      className="block-menu"
    >
      {names.map((name, at) => (
        <MenuOption
          key={name}
          id={`${id}-${at}`}
          name={name}
          isActive={at === active}
          onPoint={() => menu.point(at)}
          onPick={() => menu.pick(name)}
        />
      ))}
    </div>
  )
}

/** Beside the cursor, and within the window however narrow it is; in px of the window. */
function place({ style, offsetWidth }: HTMLElement, x: number, y: number): void {
  const most = document.documentElement.clientWidth - offsetWidth - 8
  style.left = `${Math.max(8, Math.min(x, most))}px`
  style.top = `${y}px`
}

type MenuOptionProps = {
  id: string
  name: BlockName
  isActive: boolean
  onPoint: () => void
  onPick: () => void
}

function MenuOption({ id, name, isActive, onPoint, onPick }: MenuOptionProps) {
  const { en, vi } = BLOCKS[name].words
  const { Icon, keys } = BLOCK_TOOLS[name]
  return (
    // The keys are those of the text, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={clsx('block-menu-option', isActive && 'block-menu-active')}
      onMouseMove={() => !isActive && onPoint()}
      // The selection in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="grid grow">
        <span className="font-semibold">{sayBlock(name)}</span>
        {vi !== en && chosenLanguage() === null && (
          <span lang="vi" className="text-sm text-muted">
            {vi}
          </span>
        )}
      </span>
      {keys && (
        <kbd aria-hidden="true" className="text-xs text-muted max-sm:hidden">
          {keys}
        </kbd>
      )}
    </div>
  )
}
