/** Keeps files under names of ours; a name is never given to other content. */
export type MediaStorage = {
  /** Keeps a file whole or not at all. @throws StorageFull, StorageAway */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** The content of a file; null where there is none. @throws StorageAway */
  get(name: string): Promise<Uint8Array | null>
  /** Takes a file away; one that is not there is no error. @throws StorageAway */
  remove(name: string): Promise<void>
  /** The address others may fetch a file from directly; null where it is served by us. */
  publicAddress(name: string): string | null
}

/** There is no room for another file. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}

/** The storage gives no answer, or refuses. */
export class StorageAway extends Error {
  override name = 'StorageAway'
}
