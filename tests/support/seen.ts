import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What a fault's test saw, for the table of `npm run test:faults`. */
    seen?: string
  }
}

/** Notes what was seen, for the table of `npm run test:faults`. */
export function noteSeen({ task }: TestContext, seen: string): void {
  task.meta.seen = seen
}
