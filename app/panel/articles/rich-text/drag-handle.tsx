import type { Editor } from '@tiptap/react'
import { GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { say } from '#app/vietnamese/say.ts'
import { enterBlock, moveBlockTo } from './move-block.ts'
import type { Moved } from './move-block.ts'

type DragHandleProps = { editor: Editor; onMove: (moved: Moved) => void }

/** How far the handle stands before its block, in px. */
const BEFORE = 28
/** Nearer than this to an edge of the window, in px, dragging scrolls by a step for each frame drawn. */
const EDGE = 72
const STEP = 14

/**
 * A handle beside the block that the mouse points at, to take it to another place. For the mouse alone: the keyboard has Alt with the
 * arrows, and a finger the buttons.
 */
export function DragHandle({ editor, onMove }: DragHandleProps) {
  const handle = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const told = useRef(onMove)
  useEffect(() => {
    told.current = onMove
  })
  useEffect(() => {
    const [grip, mark] = [handle.current, line.current]
    const frame = grip?.parentElement
    return grip && mark && frame
      ? attach({ editor, frame, grip, mark }, (moved) => told.current(moved))
      : undefined
  }, [editor])
  return (
    <>
      <div
        ref={handle}
        hidden
        aria-hidden="true"
        title={say('Drag to move (Alt+↑, Alt+↓)', { vi: 'Kéo để chuyển chỗ (Alt+↑, Alt+↓)' })}
        className="drag-handle"
      >
        <GripVertical className="size-4" />
      </div>
      <div ref={line} hidden aria-hidden="true" className="drag-line" />
    </>
  )
}

type Parts = { editor: Editor; frame: HTMLElement; grip: HTMLElement; mark: HTMLElement }

/** @returns what takes every listener away */
function attach({ editor, frame, grip, mark }: Parts, onMove: (moved: Moved) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  /** The block that the handle stands at, and where it would go. */
  let at: number | null = null
  let to: number | null = null
  let y = 0
  let isDragging = false

  const hide = () => {
    grip.hidden = true
    at = null
  }
  /** In the frame, which may be scrolled itself. */
  const put = (element: HTMLElement, top: number, left: number) => {
    const box = frame.getBoundingClientRect()
    element.hidden = false
    element.style.top = `${top - box.top + frame.scrollTop}px`
    element.style.left = `${Math.max(0, left - box.left)}px`
  }
  const point = (event: PointerEvent) => {
    if (isDragging || event.pointerType === 'touch' || grip.contains(event.target as Node)) return
    const boxes = boxesOf(editor)
    const found = boxes.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom)
    const box = boxes[found]
    if (!box || boxes.length < 2) return hide()
    at = found
    put(grip, box.top, box.left - BEFORE)
  }
  const aim = () => {
    const boxes = boxesOf(editor)
    const before = boxes.filter(({ top, bottom }) => (top + bottom) / 2 < y).length
    const [above, below] = [boxes[before - 1], boxes[before]]
    const near = below ?? above
    if (!near || at === null) return
    to = before > at ? before - 1 : before
    put(mark, below ? below.top - 4 : near.bottom + 4, near.left)
    mark.style.width = `${near.right - near.left}px`
  }
  const scroll = () => {
    if (!isDragging) return
    const by = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0
    if (by !== 0) {
      // In focus mode the frame is the page.
      const scroller = frame.dataset['focus'] === undefined ? window : frame
      scroller.scrollBy(0, by)
      aim()
    }
    requestAnimationFrame(scroll)
  }
  const end = (isMeant: boolean) => {
    if (!isDragging) return
    isDragging = false
    mark.hidden = true
    const [from, target] = [at, to]
    hide()
    if (!isMeant || from === null || editor.isDestroyed) return
    const moved = target === null ? null : moveBlockTo(editor, from, target)
    if (moved) onMove(moved)
    else enterBlock(editor, from)
  }

  frame.addEventListener('pointermove', point, { signal })
  frame.addEventListener('pointerleave', () => !isDragging && hide(), { signal })
  grip.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || at === null) return
      event.preventDefault()
      grip.setPointerCapture(event.pointerId)
      isDragging = true
      to = null
      y = event.clientY
      requestAnimationFrame(scroll)
    },
    { signal },
  )
  grip.addEventListener(
    'pointermove',
    (event) => {
      if (!isDragging) return
      y = event.clientY
      aim()
    },
    { signal },
  )
  grip.addEventListener('pointerup', () => end(true), { signal })
  grip.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  // What is typed moves blocks under the handle.
  editor.on('update', hide)
  return () => {
    listening.abort()
    isDragging = false
    editor.off('update', hide)
  }
}

/** Where the blocks of the article stand in the window. */
function boxesOf({ view, state }: Editor): DOMRect[] {
  const boxes: DOMRect[] = []
  state.doc.forEach((_node, offset) => {
    const dom = view.nodeDOM(offset)
    boxes.push(dom instanceof HTMLElement ? dom.getBoundingClientRect() : new DOMRect())
  })
  return boxes
}
