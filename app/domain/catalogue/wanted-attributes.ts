import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { readAttributeValue } from './attribute-value.ts'
import { narrowingAttribute } from './attributes.ts'
import { attributeKind } from './editing/attribute-fields.ts'

/** Characters of one value at most. */
export const LONGEST_VALUE = 60

/**
 * Refuses values of attributes that no product can have: a list narrowed by a typing error would be empty, or as if nothing had been asked.
 * Parameters that name no attribute are not looked at, nor are empty ones. @throws AppError 'invalid' that names the parameters
 */
export function checkWanted(params: URLSearchParams): void {
  const errors: Record<string, string> = {}
  for (const [name, text] of params) {
    const wrong = text === '' || !narrowingAttribute(name) ? null : problemOf(name, text)
    if (wrong !== null) errors[name] = wrong
  }
  const [first] = Object.values(errors)
  if (first !== undefined) throw new AppError('invalid', first, { fields: errors })
}

/** What is wrong with a value of an attribute as an address writes it; null where nothing is. */
function problemOf(name: string, text: string): string | null {
  if (text.length > LONGEST_VALUE)
    return say(`Nhiều nhất ${LONGEST_VALUE} ký tự.`, { en: `${LONGEST_VALUE} characters at most.` })
  const wish = readAttributeValue(text)
  const value = wish && 'value' in wish ? wish.value : null
  const kind = attributeKind(name)
  if (kind === 'number')
    return wish && (value === null || Number.isFinite(Number(value)))
      ? null
      : say('Cần là một số hay một khoảng: 300, 250-350, -150, 300-.', {
          en: 'Must be a number or a range: 300, 250-350, -150, 300-.',
        })
  const choices = kind === 'yes-no' ? ['true', 'false'] : Object.keys(narrowingAttribute(name)?.words ?? {})
  if (kind === 'text' || (value !== null && choices.includes(value))) return null
  const list = choices.join(', ')
  return say(`Cần là một trong: ${list}.`, { en: `Must be one of: ${list}.` })
}
