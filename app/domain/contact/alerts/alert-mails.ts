import { formatDate } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { ContactMail } from '../mails.ts'

/** A price that somebody wanted to hear of. `below`, `price` in VND, `seenOn` YYYY-MM-DD, `seenAt` 'HH:MM' where it is known. */
export type PriceFound = {
  title: string
  below: number
  price: number
  listPrice: number | null
  shop: string
  seenOn: string
  seenAt: string | null
}

/** Asks for the click that makes the alerts of an address real. */
export function confirmAlertsMail(to: string, { url, kept }: { url: string; kept: number }): ContactMail {
  return {
    to,
    subject: 'Xác nhận email nhận báo giá của {site}',
    paragraphs: [
      'Chào bạn,',
      `Có người dùng email này để nhờ {site} báo khi giá của ${kept} sản phẩm xuống. Nếu là bạn, bạn bấm nút dưới đây: chỉ cần xác nhận một lần.`,
    ],
    action: { label: 'Xác nhận email', url },
    after: ['Nếu không phải bạn, bạn chỉ cần bỏ qua thư này: chúng tôi sẽ không gửi gì thêm.'],
  }
}

/** Tells of a price. @param links absolute addresses: of the product's page and of what ends this alert */
export function priceMail(
  to: string,
  { title, below, price, listPrice, shop, seenOn, seenAt }: PriceFound,
  links: { product: string; end: string },
): ContactMail {
  const when = `${seenAt ? `${seenAt} ngày ` : ''}${formatDate(seenOn)}`
  const listed = listPrice ? ` Giá niêm yết ở đó là ${formatVnd(listPrice)}.` : ''
  return {
    to,
    subject: `${title}: giá xuống ${formatVnd(price)}`,
    unsubscribeUrl: links.end,
    paragraphs: [
      'Chào bạn,',
      `${title} đang có giá ${formatVnd(price)} ở ${shop}, thấy lúc ${when}. Bạn nhờ chúng tôi báo khi giá xuống ${formatVnd(below)}.${listed}`,
      '{site} không bán hàng: giá có thể đã đổi, bạn xem lại ở nơi bán trước khi mua nhé.',
    ],
    action: { label: 'Xem sản phẩm và nơi bán', url: links.product },
    after: [`Không muốn nhận báo giá này nữa? Bạn hủy bằng một lần bấm tại ${links.end}`],
  }
}
