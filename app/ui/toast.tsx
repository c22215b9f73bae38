import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { say } from '#app/vietnamese/say.ts'
import { Button, IconButton } from './button.tsx'
import { dismissToast, onToastChange, shownToasts, type ShownToast } from './toast-store.ts'

const none: readonly ShownToast[] = []
const icons = { neutral: Info, success: CircleCheck, danger: CircleAlert }
const colours = { neutral: 'text-action', success: 'text-saving', danger: 'text-danger' }

/**
 * Where toasts appear: under the header, never over what they speak of. Once a page, in the root. It is our own because sonner
 * and Radix write style elements, which a strict CSP refuses.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastChange, shownToasts, () => none)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    // Shown anew each time: the last to enter the top layer stands above an open dialog.
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length === 0) return
    element.showPopover()
    void import('./toast-place.ts').then(({ placeToasts }) => placeToasts(element))
  }, [toasts])
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={say('Thông báo', { en: 'Notifications' })}
      aria-live="polite"
      className="fixed inset-x-4 top-20 bottom-auto z-50 m-0 w-auto bg-transparent md:start-auto md:w-96 low:top-4 data-[place=foot]:top-auto data-[place=foot]:bottom-[calc(max(var(--bottom-bar,0px),var(--foot,0px))+1rem)]"
    >
      {/* A phone has room for one: what was said before it stands again when that one goes. */}
      <ul className="grid gap-2 max-md:[&>:not(:last-child)]:hidden">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  )
}

/** How long a toast stays, in ms: what can be taken back has to be read, decided and reached, by keyboard too. */
function timeOf({ tone, action }: ShownToast): number {
  if (action) return 12_000
  return tone === 'danger' ? 10_000 : 6_000
}

/** Goes by itself; a toast under the pointer or with the focus waits. */
function ToastItem({ toast }: { toast: ShownToast }) {
  const { id, title, description, tone = 'neutral', action } = toast
  const time = timeOf(toast)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const leave = () => {
      if (item.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 2_000)
      else dismissToast(id)
    }
    let timer = setTimeout(leave, time)
    return () => clearTimeout(timer)
  }, [id, time])
  const Icon = icons[tone]
  return (
    <li
      ref={item}
      className="flex animate-rise items-start gap-3 rounded-card border border-line-strong bg-surface p-3 ps-4 text-ink shadow-raised"
    >
      <Icon aria-hidden="true" className={clsx('mt-1.5 size-5 shrink-0', colours[tone])} />
      <div className="min-w-0 grow py-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
        {action && (
          <Button variant="soft" size="sm" className="mt-2" onClick={() => run(action.onPress, id)}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="sm"
        label={say('Đóng thông báo', { en: 'Close notification' })}
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  )
}

function run(onPress: () => void, id: number) {
  onPress()
  dismissToast(id)
}
