/** '2.380' and '2,5' as people type them: a dot before three digits groups thousands. @returns null for an empty text, NaN for no number */
function readAmount(typed: FormDataEntryValue | null | undefined): number | null {
  const text =
    typeof typed === 'string'
      ? typed
          .trim()
          .replace(/\.(?=\d{3}(?!\d))/g, '')
          .replace(',', '.')
      : ''
  return text === '' ? null : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** What a form says of a tariff, not yet checked; lines left empty are left out. */
export function readTariffForm(form: FormData) {
  const prices = form.getAll('vndPerKwh')
  const lines = form
    .getAll('fromKwh')
    .map((from, at) => ({ fromKwh: readAmount(from), vndPerKwh: readAmount(prices[at]) }))
  return {
    effectiveFrom: form.get('effectiveFrom'),
    tiers: lines.filter(({ fromKwh, vndPerKwh }) => fromKwh !== null || vndPerKwh !== null),
    vatRate: readAmount(form.get('vat')),
    source: form.get('source'),
  }
}
