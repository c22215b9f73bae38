/** Buckets that features are hashed into; two features that share one share its weights. */
export const BUCKETS = 1 << 18

/** The bucket of a feature by its name: FNV-1a over UTF-16 units, mixed once more so that its low bits may be used. */
export function bucketOf(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1)
}
