import { foldForSearch } from '#app/vietnamese/fold.ts'

/** The question whose answer stands beside the box. */
export const EXAMPLE = 'Tủ lạnh cho 4 người, dưới 15 triệu'

/** The question whose answer the chat begins with: another than the home page's, whose machines differ by what is said of them and are drawn beside a person. */
export const CHAT_EXAMPLE = 'Tivi xem cách 2 m, dưới 10 triệu'

const words = (text: string) => foldForSearch(text).replace(/[^a-z0-9]+/g, ' ')

/** The questions but for one that is answered on the page already, however it is put. */
export const othersThan = (answered: string, questions: readonly string[]): string[] =>
  questions.filter((question) => !words(question).includes(words(answered)))

/** Usual needs whose best fit is named. */
export const USUAL = [
  'Máy giặt cho 4 người, dưới 10 triệu',
  'Tivi xem cách 2,5 m, dưới 15 triệu',
  'Máy lạnh phòng 20 m², dưới 10 triệu',
  'Laptop cho sinh viên, dưới 15 triệu',
]
