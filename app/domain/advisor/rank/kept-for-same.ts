import { LRUCache } from 'lru-cache'
import { perKinds } from '#app/kinds/kind.ts'

/** Questions that what is made is kept for, and lists as long as one another of each: of a brand and of all brands the freshest are as many. */
const MOST = 60
const MOST_ALIKE = 3

/**
 * What is made of a list of things and of what is asked of them, kept while the very same things are asked the same: a machine that has
 * changed is another thing. It may rest on the kinds, too, on nothing else; whoever gets it shares it and must not change it.
 */
export function keptForSame<T extends object, Asked extends readonly unknown[], Made>(
  make: (things: readonly T[], ...asked: Asked) => Made,
): (things: readonly T[], ...asked: Asked) => Made {
  type Kept = { things: readonly T[]; made: Made }
  const keptOf = perKinds(() => new LRUCache<string, readonly Kept[]>({ max: MOST }))
  return (things, ...asked) => {
    const key = JSON.stringify([things.length, asked])
    const alike = keptOf().get(key) ?? []
    const known = alike.find((one) => one.things.every((thing, at) => thing === things[at]))
    const kept = known ?? { things, made: make(things, ...asked) }
    keptOf().set(key, [kept, ...alike.filter((one) => one !== known)].slice(0, MOST_ALIKE))
    return kept.made
  }
}
