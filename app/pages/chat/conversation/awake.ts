let resolve: () => void = () => undefined

/** Resolves when the messages have to change before the visitor has done anything: a kept conversation takes their place. */
export const awake = new Promise<void>((done) => {
  resolve = done
})

/** Brings the messages to life. */
export const wake = (): void => resolve()
