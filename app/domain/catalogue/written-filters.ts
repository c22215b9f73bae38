import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { narrowingAttribute } from './attributes.ts'
import { attributeKind } from './editing/attribute-fields.ts'

/** 'attributes[capacity_l]' and 'attributes[doors][]', as clients write an object. */
const BRACKETS = /^attributes\[(\w{1,40})\](?:\[\d{0,3}\])?$/

/**
 * The parameters of a list as its address would have them, whichever way a client writes them: 'attributes[doors]=a,b' is 'doors=a' and
 * 'doors=b', brands said one by one are one list. @throws AppError 'invalid' for attributes in a form that cannot be read, or that no product has
 */
export function asWrittenHere(params: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams()
  for (const [given, text] of params) {
    const inBrackets = BRACKETS.exec(given)?.[1]
    if (/^attributes(?:\[|$)/.test(given) && inBrackets === undefined) throw refused(given, sayHow())
    if (inBrackets !== undefined && !narrowingAttribute(inBrackets)) throw refused(given, sayUnknown())
    const name = inBrackets ?? given
    if (name === 'brand') read.set(name, [read.get(name), text].filter(Boolean).join(','))
    else if (narrowingAttribute(name)) for (const value of valuesIn(name, text)) read.append(name, value)
    else read.append(name, text)
  }
  return read
}

/** The values between commas. One that is words may hold a comma itself, which a space follows: 'Đen, bạc'. */
function valuesIn(name: string, text: string): string[] {
  const between = attributeKind(name) === 'text' ? /,(?!\s)/ : /,\s*/
  return text === '' ? [''] : text.split(between).filter((value) => value !== '')
}

const refused = (name: string, text: string) => new AppError('invalid', text, { fields: { [name]: text } })

const sayHow = () =>
  say(
    'Lọc theo thông số: mỗi thông số là một tham số, chẳng hạn capacity_l=250-350 hay attributes[capacity_l]=250-350.',
    {
      en: 'To filter by figures, write each as a parameter, such as capacity_l=250-350 or attributes[capacity_l]=250-350.',
    },
  )
const sayUnknown = () =>
  say('Không có thông số này: tên các thông số ở /api/docs.', {
    en: 'There is no such figure: their names are at /api/docs.',
  })
