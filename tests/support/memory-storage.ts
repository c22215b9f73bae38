import type { MediaStorage } from '#app/platform/media/storage.ts'

/** Uploads kept in memory, by name. */
export function memoryStorage(): MediaStorage & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    put: (name, bytes) => Promise.resolve(void files.set(name, bytes)),
    get: (name) => Promise.resolve(files.get(name) ?? null),
    remove: (name) => Promise.resolve(void files.delete(name)),
    publicAddress: () => null,
  }
}
