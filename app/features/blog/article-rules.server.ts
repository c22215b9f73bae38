import { plainText, readingMinutes } from './html/plain-text.ts'
import { articleCover } from './picture.ts'

/** What is worked out of an article when it is kept, for those who bring articles in from elsewhere. */
export const articleRules = { plainText, readingMinutes, cover: articleCover }
