import type { Page } from 'playwright-core'

/** A state of the site worth looking at: where it is and what must happen before it shows. */
export type Screen = {
  name: string
  path: string
  /** Done before the first request. */
  before?: (page: Page) => Promise<void>
  /** Done on the page, until the state shows. */
  prepare?: (page: Page) => Promise<unknown>
  /** Problems that belong to the state. */
  expected?: readonly RegExp[]
  /** There is no such state on a wide screen. */
  phoneOnly?: boolean
  /** False where something is fixed to the window, so that only the window is of interest. */
  fullPage?: boolean
}
