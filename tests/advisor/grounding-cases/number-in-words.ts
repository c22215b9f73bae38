const DIGITS = 'không một hai ba bốn năm sáu bảy tám chín'.split(' ')

function belowThousand(value: number): string {
  const [hundreds, tens, units] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const head = hundreds > 0 ? [`${DIGITS[hundreds]} trăm`] : []
  if (tens === 0)
    return [...head, ...(units > 0 ? [hundreds > 0 ? `lẻ ${DIGITS[units]}` : DIGITS[units]] : [])].join(' ')
  const ten = tens === 1 ? 'mười' : `${DIGITS[tens]} mươi`
  const last = units === 0 ? [] : [units === 5 ? 'lăm' : units === 1 && tens > 1 ? 'mốt' : DIGITS[units]]
  return [...head, ten, ...last].join(' ')
}

/** A whole number below a billion as Vietnamese says it: 9890000 is 'chín triệu tám trăm chín mươi nghìn'. */
export function numberInWords(value: number): string {
  const [millions, thousands, rest] = [
    Math.floor(value / 1_000_000),
    Math.floor(value / 1000) % 1000,
    value % 1000,
  ]
  return [
    ...(millions > 0 ? [`${belowThousand(millions)} triệu`] : []),
    ...(thousands > 0 ? [`${belowThousand(thousands)} nghìn`] : []),
    ...(rest > 0 ? [belowThousand(rest)] : []),
  ].join(' ')
}
