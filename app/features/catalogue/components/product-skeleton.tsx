import { Container } from '#app/ui/container.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The page of a product that is still loading, with the measures of the real one. */
export function ProductSkeleton() {
  return (
    <Container className="grid gap-6 py-6">
      <output className="sr-only">Đang tải...</output>
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="aspect-[4/3] !rounded-card" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-40 !rounded-card" />
          <Skeleton className="h-13 w-3/4" />
        </div>
      </div>
    </Container>
  )
}
