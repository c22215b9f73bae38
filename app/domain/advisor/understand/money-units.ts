/** A money unit as typed: its value in VND, and how sure its word means money. */
export interface MoneyUnit {
  vnd: number
  /**
   * sure: always money. slang: money unless a thing follows that is counted so ('2 củ sạc').
   * spec: also a unit of size, so it needs a word for money.
   */
  certainty: 'sure' | 'slang' | 'spec'
  /** The spelling with marks; a word typed with other marks is another word ('cũ', 'ngăn', 'lớp'). */
  marked?: readonly string[]
  /** Unmarked, it is more often another word, so marks are required. */
  marksRequired?: boolean
  /** From this number on it means money without its marks, too: '1000 do' is no temperature. */
  fromUnmarked?: number
}

const million: MoneyUnit = { vnd: 1_000_000, certainty: 'sure' }
/** A dollar as shoppers reckon with it, not at a day's rate. */
export const dollar: MoneyUnit = { vnd: 26_000, certainty: 'sure' }
/** Other currencies as who brings them reckons, in VND, rounded: rates move less in a year than a budget does. */
const foreign = (vnd: number): MoneyUnit => ({ vnd, certainty: 'sure' })
const billion: MoneyUnit = { vnd: 1_000_000_000, certainty: 'sure' }

/** The money units people type, by folded word. */
export const MONEY_UNITS: ReadonlyMap<string, MoneyUnit> = new Map(
  Object.entries<MoneyUnit>({
    trieu: million,
    tr: million,
    tireu: million,
    treiu: million,
    trd: million,
    trdong: million,
    trvnd: million,
    usd: dollar,
    dollar,
    dollars: dollar,
    buck: dollar,
    bucks: dollar,
    do: { ...dollar, marked: ['đô'], marksRequired: true, fromUnmarked: 300 },
    euro: foreign(30_000),
    euros: foreign(30_000),
    eur: foreign(30_000),
    '€': foreign(30_000),
    aud: foreign(17_000),
    cad: foreign(19_000),
    sgd: foreign(20_000),
    gbp: foreign(35_000),
    yen: { ...foreign(170), marked: ['yên', 'yen'] },
    jpy: foreign(170),
    won: foreign(18),
    krw: foreign(18),
    twd: foreign(830),
    ntd: foreign(830),
    te: { ...foreign(3_600), marked: ['tệ'], marksRequired: true },
    million,
    millions: million,
    mil: million,
    mio: million,
    cu: { vnd: 1_000_000, certainty: 'slang', marked: ['củ'] },
    chai: { vnd: 1_000_000, certainty: 'slang', marked: ['chai'] },
    m: { vnd: 1_000_000, certainty: 'spec' },
    k: { vnd: 1000, certainty: 'spec' },
    kvnd: { vnd: 1000, certainty: 'sure' },
    nghin: { vnd: 1000, certainty: 'sure' },
    ngan: { vnd: 1000, certainty: 'slang', marked: ['ngàn'] },
    thousand: { vnd: 1000, certainty: 'sure' },
    ty: { ...billion, marked: ['tỷ', 'tỹ'] },
    ti: { ...billion, marked: ['tỉ'] },
    toi: { ...billion, marked: ['tỏi'], marksRequired: true },
    billion,
    d: { vnd: 1, certainty: 'sure' },
    dong: { vnd: 1, certainty: 'sure', marked: ['đồng'] },
    vnd: { vnd: 1, certainty: 'sure' },
    vn: { vnd: 1, certainty: 'spec' },
    '₫': { vnd: 1, certainty: 'sure' },
    lit: { vnd: 100_000, certainty: 'spec' },
    lop: { vnd: 100_000, certainty: 'slang', marked: ['lốp'], marksRequired: true },
    loet: { vnd: 100_000, certainty: 'slang', marked: ['loét', 'loet'] },
    cheo: { ...million, marked: ['chẹo'], certainty: 'slang', marksRequired: true },
    chiu: { ...million, marked: ['chịu'], certainty: 'slang', marksRequired: true },
    soi: { vnd: 100_000, certainty: 'slang', marked: ['sọi'], marksRequired: true },
    ve: { ...million, marked: ['vé'], certainty: 'slang', marksRequired: true },
    xi: { vnd: 100_000, certainty: 'slang', marked: ['xị'] },
    canh: { vnd: 1000, certainty: 'slang', marked: ['cành'], marksRequired: true },
  }),
)

/** Vague numbers, as bounds in the unit that follows. */
export const VAGUE_NUMBERS: readonly { words: readonly string[]; min: number; max: number }[] = [
  { words: ['may', 'chuc'], min: 20, max: 90 },
  { words: ['vai', 'chuc'], min: 20, max: 50 },
  { words: ['muoi', 'may'], min: 11, max: 19 },
  { words: ['vai', 'tram'], min: 200, max: 500 },
  { words: ['may', 'tram'], min: 300, max: 900 },
  { words: ['vai', 'ba'], min: 2, max: 3 },
  { words: ['dam', 'ba'], min: 3, max: 5 },
  { words: ['nua', 'chuc'], min: 5, max: 5 },
  { words: ['chuc'], min: 10, max: 10 },
  { words: ['nua'], min: 0.5, max: 0.5 },
  { words: ['vai'], min: 2, max: 5 },
  { words: ['may'], min: 3, max: 9 },
]
