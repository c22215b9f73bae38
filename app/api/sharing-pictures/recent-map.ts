/** Remembers at most `most` values by name; the one that was not set for longest is forgotten first. */
export class RecentMap<V> {
  readonly #values = new Map<string, V>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): V | undefined {
    return this.#values.get(name)
  }

  set(name: string, value: V): void {
    this.#values.delete(name)
    this.#values.set(name, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }
}
