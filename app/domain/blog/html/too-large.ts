import { AppError } from '#app/platform/errors.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { MAX_ARTICLE_BYTES } from './allowed.ts'

/** The HTML of an article is too large to be looked at, or to be kept. */
export class ArticleTooLargeError extends AppError {
  override name = 'ArticleTooLargeError'

  constructor() {
    super('invalid', sayTooLarge(), { fields: { content: sayTooLarge() } })
  }
}

/** How long the HTML of an article may be, which is counted as it is kept. */
export const sayTooLarge = (): string =>
  say(`Content is too long: ${MAX_ARTICLE_BYTES.toLocaleString('en')} bytes of HTML in UTF-8 at most`, {
    vi: `Nội dung dài quá: HTML nhiều nhất ${formatNumber(MAX_ARTICLE_BYTES)} byte UTF-8`,
  })
