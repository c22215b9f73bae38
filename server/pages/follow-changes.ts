import type { Changes } from '#db/changes.ts'

/** What keeps something that changes make untrue. */
export type Follower = {
  /** Forgets what shows a tag: 'product:12', or 'product:*' for all of that kind. */
  drop: (tag: string) => void
  dropAll: () => void
  /** Told whether changes are heard; while they are not, what is kept may be untrue. */
  setHearing(hearing: boolean): void
}

/** Lets something kept know what changes; after a time in which changes may have been missed it starts again, empty. */
export function followChanges(kept: Follower, changes: Pick<Changes, 'subscribe'>): void {
  changes.subscribe({
    onChange: kept.drop,
    onHearing() {
      kept.dropAll()
      kept.setHearing(true)
    },
    onDeaf: () => kept.setHearing(false),
  })
}
