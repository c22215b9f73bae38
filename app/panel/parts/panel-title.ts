import { say } from '#app/vietnamese/say.ts'

/** The document's title of a screen of the panel. @param screen what the screen is called, as it is said to this person */
export const panelTitle = (screen: string): string =>
  `${screen} | ${say('Panel Quản Trị', { en: 'Admin Panel' })}`
