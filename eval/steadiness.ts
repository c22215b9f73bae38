import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { advisorParts } from '#app/domain/advisor/advisor.server.ts'
import { understand } from '#app/domain/advisor/understand/understand.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { connect } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'

/**
 * `npm run eval:steadiness -- [way] [nth]` asks each nth first question of the blind rounds in other ways that mean the same, and says how
 * many of those that a way changes are then read otherwise. With a way named, each such question is printed.
 */
const ROUNDS = join(import.meta.dirname, 'rounds')
const EACH_NTH = 4

/** What else may be written for the same; a text that comes back as it was is not counted. */
const WAYS: Record<string, (text: string) => string> = {
  'no marks': fold,
  'no capitals': (text) => text.toLowerCase(),
  'no commas': (text) => text.replace(/,(?!\d)/gu, ''),
  'no full stop': (text) => text.replace(/[.?!]+$/u, ''),
  tui: (text) => text.replace(/(?<!\p{L})(?<!một )(?:mình|em(?! bé| gái| trai)|tôi)(?!\p{L})/giu, 'tui'),
  anh: (text) => text.replace(/(?<!\p{L})(?<!một )(?:mình|em(?! bé| gái| trai)|tôi)(?!\p{L})/giu, 'anh'),
  con: (text) => text.replace(/(?<!\p{L})(?<!một )(?:mình|tôi)(?!\p{L})/giu, 'con'),
  tr: (text) => text.replace(/(\d) ?triệu(?!\p{L})/giu, '$1tr'),
  củ: (text) => text.replace(/(\d) ?(?:triệu|tr)(?![\p{L}\d])/giu, '$1 củ'),
  triệu: (text) => text.replace(/(\d) ?(?:củ|tr)(?![\p{L}\d])/giu, '$1 triệu'),
  ko: (text) => text.replace(/(?<!\p{L})không(?!\p{L})/giu, 'ko'),
  hông: (text) => text.replace(/(?<!\p{L})không(?!\p{L})/giu, 'hông'),
  'shop ơi': (text) => `shop ơi ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  nhé: (text) => `${text.replace(/[.?!]+$/u, '')} nhé`,
  'cảm ơn': (text) => `${text.replace(/[.?!]+$/u, '')}. Cảm ơn shop`,
  'tư vấn giúp': (text) => `${text.replace(/[.?!]+$/u, '')}, tư vấn giúp với ạ`,
}

const [way, nth = EACH_NTH] = process.argv.slice(2)
const questions = readdirSync(ROUNDS)
  .flatMap((file) => readFileSync(join(ROUNDS, file), 'utf8').trim().split('\n'))
  .flatMap((line): string[] => {
    const { text, turns } = JSON.parse(line)
    return [text ?? turns[0].text].filter((one) => typeof one === 'string')
  })
  .filter((_, at) => at % Number(nth) === 0)

const connection = await connect({})
try {
  await prepareDatabase(connection, { demo: true })
  const { catalogue } = advisorParts(connection.db, () => {})
  const vocabulary = { brands: await catalogue.brandNames(), names: await catalogue.names() }
  const read = (text: string) => {
    const { intent, chips } = understand(text, vocabulary)
    return {
      intent,
      chips: chips
        .map(({ label }) => label)
        .toSorted()
        .join(', '),
    }
  }
  const before = new Map(questions.map((text) => [text, read(text)]))
  for (const [name, inOtherWords] of Object.entries(WAYS)) {
    if (way && way !== name) continue
    let asked = 0
    let otherChips = 0
    let otherIntent = 0
    for (const [text, was] of before) {
      const other = inOtherWords(text)
      if (other === text) continue
      asked += 1
      const is = read(other)
      if (is.chips !== was.chips) otherChips += 1
      if (is.intent !== was.intent) otherIntent += 1
      if (way && (is.chips !== was.chips || is.intent !== was.intent))
        process.stdout.write(`${other}\n  ${was.intent}: ${was.chips}\n  ${is.intent}: ${is.chips}\n`)
    }
    const share = (count: number) => `${((100 * count) / asked).toFixed(1)} %`
    process.stdout.write(
      `${name.padEnd(14)} ${asked} questions, ${share(otherChips)} with other chips, ${share(otherIntent)} with another intent\n`,
    )
  }
} finally {
  await connection.close()
}
