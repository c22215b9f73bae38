import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { advisorParts } from '#app/domain/advisor/advisor.server.ts'
import type { Need } from '#app/domain/advisor/understand/need.ts'
import { understand } from '#app/domain/advisor/understand/understand.ts'
import { connect } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'

/**
 * `npm run eval:asked -- [--failures]` reads the texts of the blind rounds and says of how many the machine and the sum are read as people
 * take them who know nothing of the advisor. `eval/asked/<round>.tsv` holds what they say, a line a text: its id, what is asked, the
 * machines, the sum in millions of VND ('12' at most, '10-12', '~15', '>20', '5x2'), and what else has to be heeded ('c' a condition, 'n'
 * what is refused, 'u' who uses it and where, 'q' what is asked).
 */
const DIRECTORY = join(import.meta.dirname, 'asked')
/** What is asked that is about machines to be shown, where the machine and the sum are told. */
const OF_MACHINES = new Set(['pick', 'close', 'enough', 'size', 'which', 'row'])
const OF_SUMS = new Set(['pick', 'close', 'enough', 'which'])
const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  watch: ['smartwatch'],
  robot: ['robot_vacuum'],
  speaker: ['speaker', 'soundbar'],
}
/** A sum that is this share off is read otherwise. */
const SAME_SUM = 0.03

const turn = z.looseObject({ text: z.string() })
const line = z.union([
  z.looseObject({ id: z.string(), turns: z.array(turn) }),
  turn.extend({ id: z.string() }),
])

type Text = { id: string; text: string; before: readonly string[] }
const textsOf = (round: string): Text[] =>
  readFileSync(join(import.meta.dirname, 'rounds', `${round}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .flatMap((one): Text[] => {
      const read = line.parse(JSON.parse(one))
      if (!('turns' in read && Array.isArray(read.turns)))
        return [{ id: read.id, text: String(read.text), before: [] }]
      const texts = read.turns.map(({ text }) => text)
      return texts.map((text, at) => ({ id: `${read.id}.${at + 1}`, text, before: texts.slice(0, at) }))
    })

type Asked = { act: string; kinds: readonly string[]; sum: string }
const askedOf = (round: string): Map<string, Asked> =>
  new Map(
    readFileSync(join(DIRECTORY, `${round}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((one) => {
        const [id = '', acts = '', kinds = '', sum = ''] = one.split('\t')
        const named = kinds.split(',').map((kind) => kind.trim())
        return [id, { act: acts.split('+')[0] ?? '', kinds: named, sum }]
      }),
  )

/** Whether the sum that was read is the one that is meant: its most, or of several pieces their sum or that of one. */
function isSumMeant({ budget }: Need, told: string): boolean {
  const figures = [...told.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure) * 1_000_000)
  const [each, count] = told.includes('x') ? [figures[0], (figures.at(-1) ?? 0) / 1_000_000] : []
  const meant = each && count ? [each, each * count] : [Math.max(...figures)]
  const read = [budget?.target, budget?.max, budget?.min].flatMap((sum) => sum ?? [])
  return meant.some((sum) => read.some((one) => Math.abs(one - sum) <= sum * SAME_SUM))
}

const connection = await connect({})
try {
  await prepareDatabase(connection, { demo: true })
  const { catalogue } = advisorParts(connection.db, () => {})
  const vocabulary = { brands: await catalogue.brandNames(), names: await catalogue.names() }
  const rounds = readdirSync(DIRECTORY)
    .map((file) => file.replace('.tsv', ''))
    .toSorted((one, other) => Number(one) - Number(other))
  const all = { kinds: [0, 0], sums: [0, 0] }
  for (const round of rounds) {
    const asked = askedOf(round)
    const counts = { kinds: [0, 0], sums: [0, 0] }
    const count = (what: keyof typeof counts, isRight: boolean, failure: string) => {
      for (const sum of [counts, all]) {
        sum[what][0]! += Number(isRight)
        sum[what][1]! += 1
      }
      if (!isRight && process.argv.includes('--failures')) process.stdout.write(`${failure}\n`)
    }
    for (const { id, text, before } of textsOf(round)) {
      const told = asked.get(id)
      if (!told) continue
      const need = [...before, text].reduce<Need | null>(
        (previous, one) => understand(one, vocabulary, previous),
        null,
      )!
      const at = `${round}:${id} ${text}`
      const [kind, another] = told.kinds
      if (OF_MACHINES.has(told.act) && kind && kind !== '-' && !another)
        count(
          'kinds',
          need.kinds.some((read) => (KINDS_OF[kind] ?? [kind]).includes(read)),
          `${at}\n  ${kind}, read ${need.kinds.join(', ')}`,
        )
      if (OF_SUMS.has(told.act) && /\d/.test(told.sum))
        count(
          'sums',
          isSumMeant(need, told.sum),
          `${at}\n  ${told.sum}, read ${need.budget?.words ?? 'none'}`,
        )
    }
    const share = ([right = 0, of = 0]: number[]) => `${((100 * right) / of).toFixed(1)} % of ${of}`
    process.stdout.write(
      `round ${round}: machine ${share(counts.kinds)}, sum ${share(counts.sums)}${round === rounds.at(-1) ? `\nall: machine ${share(all.kinds)}, sum ${share(all.sums)}` : ''}\n`,
    )
  }
} finally {
  await connection.close()
}
