import { fold } from '#app/vietnamese/fold.ts'
import type { Draft } from './draft.ts'
import { plainDraft } from './draft.ts'

/** 'không tới mức nghĩ quẩn', 'nói vậy thôi chứ em ổn': it is not what it sounded like. */
const DENIES =
  /(?:^|\s)(?:khong|ko|k|chua|dau co|dau)(?: [a-z]+){0,2} (?:toi muc|den muc|toi noi|den noi|nghi quan|tu tu|muon chet|lam bay|lam dai|dai dot)(?![a-z])|(?:^|\s)(?:noi vay thoi|(?:khong|ko|k|dau) co y (?:gi|do)|noi choi thoi|noi choi|than chut thoi|van on|on ma|khong sao dau|ko sao dau)(?![a-z])/

export const deniesDespair = (folded: string): boolean => DENIES.test(folded)

/** What weighs on somebody, in the words it is told in, and what a friend would say to it. */
const HEARD: readonly { words: RegExp; said: string }[] = [
  {
    words: /(?:^|\s)(?:chia tay|that tinh|bi bo|bi phan boi|ly hon|li di|nguoi yeu)(?![a-z])/,
    said: 'Mới chia tay thì đau và trống trải là phải thôi, không phải tại bạn yếu đuối; cho mình thời gian, đừng bắt mình quên ngay.',
  },
  {
    words: /(?:^|\s)(?:duoi viec|mat viec|that nghiep|nghi viec|no nan|thieu no|vo no)(?![a-z])/,
    said: 'Chuyện việc làm, tiền bạc đè nặng lắm mình hiểu; gỡ từng việc một, và kể cho một người thân để họ san bớt.',
  },
  {
    words: /(?:^|\s)(?:mat ngu|kho ngu|khong ngu|ko ngu|ngu khong|thuc trang|thuc ca dem)(?![a-z])/,
    said: 'Đêm khó ngủ thì bớt cà phê sau trưa, để điện thoại xa giường, tắm nước ấm và dậy đúng giờ; quá hai tuần vẫn mất ngủ thì nên đi khám.',
  },
]

/** Somebody who spoke of despair goes on without asking for anything: warm, with an ear for what is told, and with a way to help. */
export function writeAfterCrisis(question: string): Draft {
  const folded = fold(question)
  const heard = HEARD.filter(({ words }) => words.test(folded)).map(({ said }) => said)
  const paragraphs = [
    deniesDespair(folded)
      ? 'Nghe bạn nói vậy mình nhẹ người hơn; cảm ơn bạn đã nói rõ.'
      : 'Không có gì phải ngại đâu bạn. Mệt thì cứ nói, nói ra được là đã nhẹ đi một phần rồi.',
    ...(heard.length > 0 ? [heard.join(' ')] : []),
    heard.length > 0
      ? 'Lúc nào thấy nặng quá thì bạn gọi 115, hoặc nhắn cho một người mình tin để họ ở cạnh.'
      : 'Lúc nào thấy nặng quá thì bạn gọi 115, hoặc nhắn cho một người mình tin để họ ở cạnh. Đêm nay ráng ăn chút gì và ngủ sớm nhé.',
    'Khi nào bạn muốn quay lại chuyện đồ điện, mình vẫn ở đây.',
  ]
  return { ...plainDraft(paragraphs, []), rules: paragraphs }
}

/** A word to somebody who spoke of despair and goes on to ask for a machine. */
export const sayBesideMachines = (question: string): string =>
  deniesDespair(fold(question))
    ? 'Nghe bạn nói vậy mình nhẹ người hơn; mệt quá thì bạn kể với một người mình tin, đừng ôm một mình. Còn chuyện máy thì đây:'
    : 'Mình vẫn nhớ lời bạn nói lúc nãy: khi nào thấy nặng quá, bạn gọi 115 hoặc nhắn một người mình tin. Còn chuyện máy thì đây:'
