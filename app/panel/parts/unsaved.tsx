import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { say } from '#app/vietnamese/say.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useLeaveBlocker } from './use-leave-blocker.ts'

type Unsaved = {
  /** Says whether a part of the screen holds what was not saved. */
  note: (part: string, isDirty: boolean) => void
  /** Lets the next step leave the screen: what was typed has been sent. */
  letGo: (mayLeave: boolean) => void
}

const UnsavedContext = createContext<Unsaved>({ note: () => undefined, letGo: () => undefined })

/** Tells the screen's guard of unsaved parts. */
export const useUnsaved = (): Unsaved => useContext(UnsavedContext)

/** Asks before a screen with unsaved parts is left, within the panel and out of it. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const mayLeave = useRef(false)
  const note = useCallback((part: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(part) === isDirty) return before
      const others = [...before].filter((other) => other !== part)
      return new Set(isDirty ? [...others, part] : others)
    })
  }, [])
  const letGo = useCallback((may: boolean) => void (mayLeave.current = may), [])
  const unsaved = useMemo(() => ({ note, letGo }), [note, letGo])
  const blocker = useLeaveBlocker(dirty.size > 0, mayLeave)
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={say('Rời trang mà chưa lưu?', { en: 'Leave without saving?' })}
        confirm={say('Rời trang', { en: 'Leave' })}
        cancel={say('Ở lại', { en: 'Stay' })}
        onConfirm={() => blocker.proceed?.()}
      >
        <p>
          {say('Những gì bạn vừa sửa mà chưa lưu sẽ mất.', {
            en: 'What you changed and did not save will be lost.',
          })}
        </p>
      </ConfirmDialog>
    </UnsavedContext>
  )
}
