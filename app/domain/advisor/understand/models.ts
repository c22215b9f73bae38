import type { Reading } from './reading.ts'

const SUFFIX =
  '(?:\\s?(?:pro max|promax|prm|pro plus|pro\\+|ultra|pro|plus|mini|max|fe|lite|turbo|neo|edge|air|se|5g|4g|u|e|t|s|c|\\+)(?![a-z0-9]))*'
const line = (body: string) => new RegExp(`(?:^|[^a-z0-9-])(${body}${SUFFIX})(?![a-z0-9])`, 'g')

/** Product names people type, by line; on the folded text. */
const LINES: readonly RegExp[] = [
  line('(?:iphone|ip|ai phon)\\s?(?:1[0-9]|[6-9]|xs max|xs|xr|x|se|air)'),
  line(
    '(?:samsung\\s|ss\\s)?galaxy\\s?(?:s|a|m|f|z fold|z flip|fold|flip|note|tab s|tab a|tab|watch|buds)\\s?\\d{0,2}',
  ),
  line('(?:samsung\\s|ss\\s)(?:s|a|m|z fold|z flip|fold|flip|note)\\s?\\d{1,2}'),
  line('s2[0-9](?=\\s?(?:ultra|plus|fe|u|\\+))'),
  line('(?:z fold|z flip)\\s?\\d'),
  line('(?:xiaomi\\s)?(?:redmi note|redmi|poco|mi)\\s?[a-z]?\\d{1,2}[a-z]?'),
  line('xiaomi\\s?\\d{1,2}[a-z]?'),
  line('(?:oppo\\s)?(?:reno|find x|find n)\\s?\\d{1,2}[a-z]?'),
  line('(?:oppo|realme|vivo|honor|nokia|tecno|infinix|nubia|pixel|nova)\\s?[a-z]{0,2}\\d{1,3}[a-z]?'),
  line('(?:macbook|mba|mbp)(?:\\s(?:air|pro|m[1-9]|1[3-6]))*\\s(?:air|pro|m[1-9]|1[3-6])'),
  line('ipad(?:\\s(?:pro|air|mini|gen|m[1-9]|\\d{1,2}))+'),
  line('(?:airpods|apple watch)(?:\\s(?:pro|max|se|ultra|series|\\d{1,2}))*'),
  line(
    '(?:vivobook|zenbook|thinkpad|ideapad|inspiron|vostro|latitude|xps|pavilion|victus|omen|nitro|aspire|swift|legion|loq|tuf gaming|tuf|rog|katana|modern|surface)\\s(?:(?!duoi|tren|tam|khoang|gia|tu|cho|ram|co|ngan|man|den)[a-z]{1,8}\\s?)?\\d{1,4}[a-z]{0,3}',
  ),
  line('(?:jbl\\s)(?:go|flip|charge|clip|tune|wave|xtreme|boombox|partybox)\\s\\d{1,3}[a-z]{0,2}'),
  line(
    '(?:ecovacs|roborock|dreame|xiaomi|tineco)\\s(?:deebot\\s|vacuum\\s|robot\\s)?[a-z]{1,2}\\d{1,3}[a-z]?',
  ),
  line('deebot\\s[a-z]\\d{1,3}[a-z]?'),
  line('(?:rtx|gtx)\\s?\\d{4}(?:\\s?ti)?'),
]

/** 'AQW-DR180UHT', 'RT38CG6584B1', '55UA7550': letters and digits in one word, five signs or more. */
const CODE =
  /(?<![\p{L}\p{N}/-])(?=[\p{L}\p{N}/-]*\d)(?:[A-Za-z]{1,5}|\d{2,3}[A-Za-z]{1,6}\d)[A-Za-z0-9]*(?:[-/][A-Za-z0-9]{1,12}){0,3}(?![\p{L}\p{N}])/gu
const NO_CODE =
  /^(?:\d+(?:inch|in|tr|trieu|k|m|kg|gb|tb|hz|mah|btu|w|cm|mm|lit|l|g|hp|x|p|cu|chai|nguoi|ng)\d*[a-z]*|(?:tivi|tv|iphone|ip|ipad|duoi|tren|tam|khoang|gia|laptop|lap|phong|nha|ram|rom|ssd|wifi|android|windows|win|ios|usb|type|core|ryzen|hdr|hdmi|rtx|gtx|ddr|gen|top|full|ps|co|tu|den|toi|gan|hon)\d[\d.,]*[a-z]*|[a-z]\d{1,2}|i\d-?\d*[a-z]*|m\d+|[a-z]+-\d)$/

/** The models a question names: codes as typed in capitals, product names in lower case. */
export function readModels({ raw, folded }: Reading): string[] {
  const spans: { start: number; end: number; name: string }[] = []
  for (const pattern of LINES) {
    for (const match of folded.matchAll(pattern)) {
      const name = (match[1] ?? '').trim()
      const start = match.index + match[0].indexOf(match[1] ?? '')
      const end = start + name.length
      const isGpu = /^[rg]tx/.test(name)
      if (isGpu || spans.some((span) => start < span.end && span.start < end)) continue
      if (/\d|[a-z] (?:air|pro|se|ultra|mini|max)|iphone (?:x|air)/.test(name))
        spans.push({ start, end, name: tidy(name) })
    }
  }
  for (const match of raw.matchAll(CODE)) {
    const code = match[0]
    const start = match.index
    const end = start + code.length
    if (code.length < 5 || NO_CODE.test(code.toLowerCase()) || (code.match(/\d/g) ?? []).length < 2) continue
    if (!spans.some((span) => start < span.end && span.start < end))
      spans.push({ start, end, name: code.toUpperCase() })
  }
  return [...new Set(spans.sort((a, b) => a.start - b.start).map((span) => span.name))]
}

/** 'ip15 prm' is 'iphone 15 pro max'. */
function tidy(name: string): string {
  return name
    .replace(/^(?:ip|ai phon)(?=\s?(?:\d|x|se|air))/, 'iphone')
    .replace(/^mba\b/, 'macbook air')
    .replace(/^mbp\b/, 'macbook pro')
    .replace(/^ss\b/, 'samsung')
    .replace(/(?:promax|prm)$/, 'pro max')
    .replace(/([a-z]{3,})(\d)/g, '$1 $2')
    .replace(/(\d)(pro|plus|ultra|mini|max|fe)/g, '$1 $2')
    .replace(/(?<=\d) ?u$/, ' ultra')
    .replace(/\s+/g, ' ')
    .trim()
}
