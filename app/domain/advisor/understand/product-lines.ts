import type { Kind } from '#app/kinds/kind.ts'

/** A product line as a question names it without a number, and as titles write it. */
interface ProductLine {
  asked: RegExp
  /** Folded beginning of the name in titles; a digit or another word follows. */
  title: string
  kind: Kind
}

const line = (words: string, title: string, kind: Kind): ProductLine => ({
  asked: new RegExp(`(?:^|[^a-z0-9])(?:${words})(?![a-z0-9])`),
  title,
  kind,
})
/** 'Samsung dòng A', 'A series', 'Galaxy A'. */
const galaxy = (letter: string) =>
  line(
    `(?:dong|series|seri) (?:galaxy |samsung )?${letter}|(?:galaxy|samsung|ss) (?:dong |series )?${letter}(?: series)?|${letter} series`,
    `galaxy ${letter}`,
    'phone',
  )

const LINES: readonly ProductLine[] = [
  line(
    'galaxy z|(?:galaxy |samsung )?z (?:fold|flip)|samsung (?:[a-z]+ )?gap|gap (?:cua )?samsung|(?:galaxy|samsung) (?:fold|flip)',
    'galaxy z',
    'phone',
  ),
  ...['a', 's', 'm'].map(galaxy),
  line('redmi note', 'redmi note', 'phone'),
  line('redmi', 'redmi', 'phone'),
  line('poco', 'poco', 'phone'),
  line('(?:oppo )?reno', 'reno', 'phone'),
  line('macbook air|mba', 'macbook air', 'laptop'),
  line('macbook pro|mbp', 'macbook pro', 'laptop'),
  line('macbook|mac book', 'macbook', 'laptop'),
  line('ipad air', 'ipad air', 'tablet'),
  line('ipad pro', 'ipad pro', 'tablet'),
  line('ipad mini', 'ipad mini', 'tablet'),
  line('galaxy tab|samsung tab', 'galaxy tab', 'tablet'),
  ...(
    [
      'vivobook',
      'zenbook',
      'tuf',
      'rog',
      'ideapad',
      'thinkpad',
      'thinkbook',
      'legion',
      'loq',
      'inspiron',
      'vostro',
      'latitude',
      'xps',
      'nitro',
      'aspire',
      'swift',
      'predator',
      'pavilion',
      'victus',
      'omen',
      'modern',
      'katana',
    ] as const
  ).map((name) => line(name, name, 'laptop')),
  line('airpods', 'airpods', 'headphones'),
  line('galaxy buds', 'galaxy buds', 'headphones'),
  line('galaxy watch', 'galaxy watch', 'smartwatch'),
  line('apple watch', 'apple watch', 'smartwatch'),
]

/** The line a folded question asks about as a whole; empty where it names none. */
export function readLines(folded: string): string[] {
  const found = LINES.find(({ asked }) => asked.test(folded))
  return found ? [found.title] : []
}

/** The kind of the line a folded question names. */
export const kindOfLine = (folded: string): Kind | undefined =>
  LINES.find(({ asked }) => asked.test(folded))?.kind
