import { clsx } from 'clsx'

/** Our own lettering 'Chọn Máy', a picture only (its link carries the name); the dot under the o is the lamp of a machine that is on. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 214 56"
      fill="none"
      aria-hidden="true"
      className={clsx('h-9 w-auto text-ink', className)}
    >
      <g stroke="currentColor" strokeWidth="5.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M27.5 15.6A13.6 13.6 0 1 0 27.5 34.4" />
        <path d="M37 9v29M37 28.5a8 8 0 0 1 16 0V38" />
        <circle cx="71.5" cy="28.6" r="9.4" />
        <path d="M91 20v18M91 28.5a8 8 0 0 1 16 0V38" />
        <path d="M126 38V12.5l12.5 17 12.5-17V38" />
        <circle cx="171.5" cy="28.6" r="9.4" />
        <path d="M180.9 20v18M170.5 12l5-6" />
        <path d="M191 20l8.8 17.5M209.5 20l-11.5 25.5c-1.2 2.6-3 3.7-6 3.5" />
      </g>
      <circle cx="71.5" cy="47.5" r="3.9" className="fill-action" />
    </svg>
  )
}
