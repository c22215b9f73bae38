import type { Candidate } from '../catalogue.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { joinWords } from '../write/phrasing.ts'
import type { Asked, Drafted } from './asked.ts'

/** The colours that a row states, as it writes them; '' where it states none. */
const coloursOf = ({ attributes }: Candidate): string => {
  const { colour } = attributes
  return typeof colour === 'string' ? colour : ''
}

/**
 * 'có màu hồng không', of what was shown: which of it the rows state in that colour, or that they state none. Null where no colour is asked
 * for, and where it was wished for before.
 */
export async function colourOfShown(asked: Asked): Promise<Drafted | null> {
  const { need, previous, pointed, question, catalogue } = asked
  const [colour, another] = need.colours
  if (!previous || !colour || another || need.turn !== 'ask_about_shown') return null
  if (previous.colours.includes(colour)) return null
  const shown = pointed.sure ? pointed.products : await asked.shown()
  const [first] = shown
  if (!first) return null
  const name = colour.toLocaleLowerCase('vi')
  const inIt = shown.filter((one) => coloursOf(one).toLocaleLowerCase('vi').includes(name))
  const known = shown.filter((one) => coloursOf(one) !== '')
  const said =
    inIt.length > 0
      ? `${joinWords(inIt.map(({ title }) => title))} có màu ${name}.`
      : known.length > 0
        ? `Chưa thấy màu ${name}: ${known.map((one) => `${one.title} ghi màu ${coloursOf(one).toLocaleLowerCase('vi')}`).join('; ')}.`
        : `Dữ liệu của mình chưa ghi màu của ${shown.length > 1 ? 'những máy vừa nêu' : 'máy vừa nêu'}, nên mình không dám nói có màu ${name} hay không; bạn xem ở trang của hãng hoặc nơi bán nhé.`
  const about = inIt[0] ?? first
  const sources = await catalogue.priceSources([about.id])
  return { draft: saidFirst(said, writeLookup([about], sources, question)), need: previous }
}
