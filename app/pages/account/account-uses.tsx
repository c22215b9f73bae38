import { BellRing, Download, ShieldCheck } from 'lucide-react'

const MEMBERS = [
  {
    Icon: BellRing,
    who: 'Chờ giá xuống',
    text: 'Danh sách máy bạn đang chờ, mỗi máy một mức giá; bấm một nút là thôi nhận tin.',
  },
  {
    Icon: ShieldCheck,
    who: 'Tự giữ tài khoản an toàn',
    text: 'Bật xác thực hai lớp, xem nơi đang đăng nhập và đăng xuất từ xa.',
  },
  {
    Icon: Download,
    who: 'Tải dữ liệu về hoặc xóa hẳn',
    text: 'Tải về một tệp có mọi thứ trang giữ về bạn, hoặc xóa tài khoản ngay.',
  },
]

/** What an account gives. */
export function AccountUses() {
  return (
    <section aria-labelledby="co-tai-khoan" className="card card-padded grid content-between gap-5">
      <h2 id="co-tai-khoan" className="text-lg font-bold md:text-xl">
        Có tài khoản thì thêm được gì?
      </h2>
      <WaitingExample />
      <ul className="grid gap-4">
        {MEMBERS.map(({ Icon, who, text }) => (
          <li key={who} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
            <p>
              <b className="block font-semibold">{who}</b>
              <span className="block text-sm text-pretty text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How waiting for a price goes, drawn: the price comes down in steps to the sum that was named. */
function WaitingExample() {
  return (
    <figure>
      <svg
        role="img"
        aria-label="Ví dụ: giá một tủ lạnh xuống từng nấc tới mức 8 triệu bạn đặt, lúc ấy có thư báo."
        viewBox="0 0 320 112"
        className="w-full text-[0.8125rem] sm:text-[0.46875rem] lg:text-[0.5rem]"
      >
        <path d="M0 88H320" strokeDasharray="5 5" stroke="currentColor" className="text-muted" />
        <text x="0" y="106" fill="currentColor" className="font-semibold">
          Mức bạn chờ: 8 triệu
        </text>
        <path
          d="M0 24H88V38H152V31H210V60H260V88H296"
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          stroke="currentColor"
          className="text-action"
        />
        <text x="0" y="14" fill="currentColor">
          9,5 triệu
        </text>
        <circle cx="296" cy="88" r="5" fill="currentColor" className="text-action" />
        <text x="316" y="106" textAnchor="end" fill="currentColor" className="font-semibold text-action">
          Có thư báo bạn
        </text>
      </svg>
      <figcaption className="mt-2 text-sm text-pretty text-muted">
        Ví dụ một chiếc tủ lạnh: bạn đặt mức giá, giá xuống tới đó thì chúng tôi gửi email.
      </figcaption>
    </figure>
  )
}
