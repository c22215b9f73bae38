import { ALL_DAY, ALL_NIGHT, hourOf, NIGHT_HOURS } from '../understand/household-use.ts'

const PART = '(sang|trua|chieu|toi|dem|khuya)'
const HOUR = String.raw`(\d{1,2}) ?(?:h|gio)?`
/** 'từ 9h sáng tới 11 đêm', 'tu 22h den 6h'. */
const SPAN = new RegExp(
  String.raw`(?:tu )?(?<!\d)${HOUR} ?${PART}? ?(?:den|toi|-|~) ?${HOUR} ?${PART}?(?![a-z\d])`,
  'g',
)
/** '12 giờ đêm', '6h sáng': a time of the day. */
const MOMENT = new RegExp(
  String.raw`(?<![\d.,])\d{1,2} ?(?:h|gio) ?(?:sang|trua|chieu|khuya|dem|toi)(?= (?:den|toi|ve)|\s*[,.;?!]|$)`,
  'g',
)
/** The hours that a question names by the clock, with the signs they take up; null hours for a mere time of the day. */
export function spansOfClock(folded: string): { hours: number | null; start: number; end: number }[] {
  const spans = [...folded.matchAll(SPAN)].flatMap((match) => {
    const [said, from = '', fromPart, to = '', toPart] = match
    const isNight = /\d ?(?:h|gio)/.test(said) && Number(from) > 12 && Number(to) < Number(from)
    const hours = (hourOf(Number(to), toPart) - hourOf(Number(from), fromPart) + 24) % 24
    const isTold = Boolean(fromPart ?? toPart) || isNight
    return isTold && hours > 0 && Number(from) <= 24 && Number(to) <= 24
      ? [{ hours, start: match.index, end: match.index + said.length }]
      : []
  })
  const isFree = ({ index }: RegExpExecArray) =>
    !spans.some(({ start, end }) => index >= start && index < end)
  const moments = [...folded.matchAll(MOMENT)].filter(isFree)
  // 'suốt đêm 10 tiếng' says itself how long that is.
  const whole = ([pattern, hours]: readonly [RegExp, number]) =>
    [...folded.matchAll(new RegExp(pattern, 'g'))]
      .filter((match) => isFree(match) && !/^ ?\d/.test(folded.slice(match.index + match[0].length)))
      .map(({ 0: said, index }) => ({ hours, start: index, end: index + said.length }))
  return [
    ...spans,
    ...moments.map(({ 0: said, index }) => ({ hours: null, start: index, end: index + said.length })),
    ...(
      [
        [ALL_DAY, 24],
        [ALL_NIGHT, NIGHT_HOURS],
      ] as const
    ).flatMap(whole),
  ]
}
