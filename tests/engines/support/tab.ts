/** A window's size in CSS px. */
export type Size = { width: number; height: number }

/** One page of a browser in a profile of its own: what every engine can do, and all that the journeys need. */
export type Tab = {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /**
   * Runs a function in the page. It may use nothing from outside itself; arguments and result travel as JSON.
   * @throws Error when it throws, or when its page goes away meanwhile
   */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Moves the pointer to a place in the window, in CSS px, and presses its main button there. */
  pressAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  resize(size: Size): Promise<void>
  close(): Promise<void>
}

/** A running browser. */
export type Engine = {
  newTab(size: Size): Promise<Tab>
  close(): Promise<void>
}

/** A pointer press and its release, as the actions of WebDriver, classic and BiDi. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Keys pressed and let go one after another, as the actions of WebDriver, classic and BiDi. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
