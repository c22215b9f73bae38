const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
const PHONE = /(?<![\d.,])(?:\+84|84|0)(?:[\s.-]?\d){8,10}(?!\d)/g
const CARD_OR_ID = /(?<!\d)\d{12}(?:\d{4})?(?!\d)/g

/** A question without e-mail addresses, Vietnamese phone numbers and identity or card numbers, as it may be kept. */
export function maskPersonalData(text: string): string {
  return text.replace(EMAIL, '[email]').replace(PHONE, '[số điện thoại]').replace(CARD_OR_ID, '[số giấy tờ]')
}
