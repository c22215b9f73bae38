/** How a toast looks: 'danger' for what failed, 'success' for what was done. */
export type ToastTone = 'neutral' | 'success' | 'danger'

/** A short message that goes away by itself. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  /** One thing to do about it ('Hoàn tác'). */
  action?: { label: string; onPress: () => void }
}

/** A toast on the screen. */
export type ShownToast = ToastMessage & { id: number }

const most = 3
const listeners = new Set<() => void>()
let tellFirst: () => void
let shown: readonly ShownToast[] = []
let lastId = 0

/** Resolves when there is a toast to show for the first time. */
export const firstToast = new Promise<void>((resolve) => {
  tellFirst = resolve
})

/**
 * Shows a toast in the page's `ToastRegion`; the oldest gives way to a fourth, and one of the same title or is spoken of anew to this
 * one, unless something can still be done by it.
 * @param instead the toast that told of the same form before
 * @returns its id
 */
export function showToast(message: ToastMessage, instead?: number): number {
  lastId += 1
  const isOver = (old: ShownToast) => !old.action && (old.id === instead || old.title === message.title)
  publish([...shown.filter((old) => !isOver(old)), { ...message, id: lastId }].slice(-most))
  tellFirst()
  return lastId
}

/** Takes a toast away; an unknown id does nothing. */
export function dismissToast(id: number) {
  publish(shown.filter((toast) => toast.id !== id))
}

/** @returns the toasts on the screen, oldest first; the same array until something changes. */
export function shownToasts(): readonly ShownToast[] {
  return shown
}

/** Calls `listener` after every change. @returns the function that stops it. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}
