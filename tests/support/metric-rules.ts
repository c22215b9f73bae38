/** What `promtool check metrics` would complain of: its rules (client_golang, promlint), so that no machine needs the program. */

type Family = { type: string; help: string; labels: Set<string> }

const TYPES = ['counter', 'gauge', 'summary', 'histogram']
const ABBREVIATIONS = ['s', 'ms', 'us', 'ns', 'sec', 'b', 'kb', 'mb', 'gb', 'tb', 'pb', 'm', 'h', 'd']
/** Units by the base unit that should stand for them; a prefix before one is as wrong. */
const BASE_UNITS: Readonly<Record<string, string>> = {
  days: 'seconds',
  hours: 'seconds',
  minutes: 'seconds',
  weeks: 'seconds',
  bits: 'bytes',
  kelvins: 'kelvin',
  fahrenheit: 'celsius',
  inches: 'meters',
  miles: 'meters',
  yards: 'meters',
  pounds: 'grams',
  ounces: 'grams',
  calories: 'joules',
}
const PREFIXED =
  /^(?:pico|nano|micro|milli|centi|deci|deca|hecto|kilo|kibi|mega|mibi|mebi|giga|gibi|tera|tebi|peta|pebi)(seconds|bytes|meters|grams|joules|volts|amperes|bits)$/

/** Everything that is wrong with the names and labels of a page of metrics, as 'name: what'. @param text of Prometheus' format */
export function complaintsOf(text: string): string[] {
  return [...familiesIn(text)].flatMap(([name, family]) =>
    [...ofName(name, family), ...ofLabels(family)].map((what) => `${name}: ${what}`),
  )
}

function familiesIn(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  const of = (name: string) => {
    const family = families.get(name) ?? { type: 'untyped', help: '', labels: new Set<string>() }
    families.set(name, family)
    return family
  }
  for (const line of text.split('\n')) {
    const [, kind, named = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? []
    if (kind === 'HELP') of(named).help = rest
    else if (kind === 'TYPE') of(named).type = rest
    else if (line !== '' && !line.startsWith('#')) {
      const [, name = '', labels = ''] = /^([^\s{]+)(?:\{(.*)\})? /.exec(line) ?? []
      const own = name.replace(/_(?:bucket|sum|count)$/, '')
      const isPart = ['histogram', 'summary'].includes(families.get(own)?.type ?? '')
      for (const [, label = ''] of labels.matchAll(/(?:^|,)([^=,]+)="(?:[^"\\]|\\.)*"/g))
        of(isPart ? own : name).labels.add(label)
      of(isPart ? own : name)
    }
  }
  return families
}

function ofName(name: string, { type, help }: Family): string[] {
  const parts = name.split('_')
  const unit = parts.find((part) => part in BASE_UNITS || PREFIXED.test(part))
  const isCounter = type === 'counter'
  return [
    ...(/^[a-z_][a-z0-9_]*$/.test(name) ? [] : ['small letters, figures and _ alone']),
    ...(help === '' ? ['no help text'] : []),
    ...(isCounter === name.endsWith('_total') ? [] : ['_total is the end of counters, and of no other']),
    ...(/_(?:bucket|count|sum)$/.test(name) ? ['the end of a part of a histogram'] : []),
    ...(TYPES.some((type) => parts.slice(1).includes(type)) ? ['holds its type'] : []),
    ...(unit ? [`${unit} is no base unit`] : []),
    ...(parts.slice(1).some((part) => ABBREVIATIONS.includes(part)) ? ['an abbreviated unit'] : []),
  ]
}

function ofLabels({ type, labels }: Family): string[] {
  return [...labels].flatMap((label) => [
    ...(/^[a-z_][a-z0-9_]*$/.test(label) && !label.startsWith('__') ? [] : [`the label ${label}`]),
    ...(label === 'le' && type !== 'histogram' ? ['le is a label of histograms'] : []),
    ...(label === 'quantile' && type !== 'summary' ? ['quantile is a label of summaries'] : []),
  ])
}
