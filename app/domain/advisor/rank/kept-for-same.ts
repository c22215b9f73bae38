import { LRUCache } from 'lru-cache'
import { perKinds } from '#app/kinds/kind.ts'

/** Lists of things that what is made of them is kept for. */
const MOST = 60

/**
 * What is made of a list of things and of what is asked of them, kept while the very same things are asked the same: a machine that has
 * changed is another thing. It may rest on the kinds, too, on nothing else; whoever gets it shares it and must not change it.
 */
export function keptForSame<T extends object, Asked extends readonly unknown[], Made>(
  make: (things: readonly T[], ...asked: Asked) => Made,
): (things: readonly T[], ...asked: Asked) => Made {
  const kept = perKinds(() => new LRUCache<string, { things: readonly T[]; made: Made }>({ max: MOST }))
  return (things, ...asked) => {
    const key = JSON.stringify([things.length, asked])
    const before = kept().get(key)
    if (before?.things.every((thing, at) => thing === things[at])) return before.made
    const made = make(things, ...asked)
    kept().set(key, { things, made })
    return made
  }
}
