import { clsx } from 'clsx'
import { say } from '#app/vietnamese/say.ts'

/** A grey bar where text or a picture is about to be; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />
}

/** A product card that is still loading, with the measures of the real one. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-2 h-7 w-1/2" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  )
}

/** `count` loading cards (12 on a first load) and one sentence for screen readers. */
export function ProductGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div>
      <output className="sr-only">{say('Đang tải...', { en: 'Loading...' })}</output>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
