import { Mail, MapPin, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Container } from '#app/ui/container.tsx'
import type { SiteContact } from '#app/ui/shell/footer.tsx'
import type { Route } from './+types/contact'
import { ContactForm } from './contact-form.tsx'
import { sendMessage } from './contact-forms.server.ts'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Liên hệ' }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Liên hệ',
    description: 'Gửi câu hỏi, góp ý hoặc báo sai giá, sai thông số cho {site}. Không cần đăng nhập.',
    path: '/lien-he',
  })
}

/** Subjects that links elsewhere on the site begin a message with, by the address's `chu-de`. */
const SUBJECTS: ReadonlyMap<string, { label: string; subject: string }> = new Map([
  ['bao-gia-sai', { label: 'Giá sai', subject: 'Báo giá sai' }],
  ['bao-sai', { label: 'Thông tin sai', subject: 'Báo thông tin sai' }],
  ['gop-y', { label: 'Góp ý', subject: 'Góp ý cho trang' }],
  ['du-lieu-ca-nhan', { label: 'Dữ liệu cá nhân', subject: 'Yêu cầu về dữ liệu cá nhân' }],
])

export function loader({ context, url }: Route.LoaderArgs) {
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/lien-he')])
  const { site, shows } = context.get(requestContext)
  shows('site')
  return { contact: site.contact, subject: SUBJECTS.get(url.searchParams.get('chu-de') ?? '')?.subject }
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendMessage(await request.formData(), context.get(requestContext))
}

export default function ContactPage({ loaderData: { contact, subject }, actionData }: Route.ComponentProps) {
  return (
    <Container className="grid gap-4 py-4 md:gap-5">
      <div className="max-sm:hidden">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold md:text-4xl">Liên hệ</h1>
        <p className="max-w-text text-muted">
          Thấy giá sai, thông số lệch, hay có điều muốn góp ý? Bạn viết cho chúng tôi nhé.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <Card as="section" aria-label="Gửi tin nhắn" className="grid gap-4">
          <nav aria-labelledby="chu-de" className="flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-2">
            <h2 id="chu-de" className="w-full text-sm font-semibold">
              Bạn viết về việc gì?
            </h2>
            {[...SUBJECTS].map(([key, { label, subject: own }]) => (
              <Chip
                key={key}
                to={`/lien-he?chu-de=${key}`}
                selected={own === subject}
                className="border-line-strong max-sm:px-2.5"
              >
                {label}
              </Chip>
            ))}
          </nav>
          <ContactForm state={actionData} subject={subject} />
        </Card>
        <div className="grid gap-5">
          <ContactLines contact={contact} />
          <section aria-labelledby="tra-loi">
            <h2 id="tra-loi" className="text-lg font-bold">
              Khi nào có trả lời?
            </h2>
            <dl className="mt-1 grid gap-2">
              <div>
                <dt className="font-semibold">Yêu cầu về dữ liệu cá nhân</dt>
                <dd className="text-muted">Trong 2 ngày làm việc, chậm nhất 72 giờ.</dd>
              </div>
              <div>
                <dt className="font-semibold">Thư khác</dt>
                <dd className="text-muted">
                  Đọc lần lượt và trả lời qua email bạn ghi; chưa hẹn được ngày.{' '}
                  <OtherWays contact={contact} />
                </dd>
              </div>
            </dl>
          </section>
          <section aria-labelledby="hoi-nhanh" className="border-t border-line pt-4">
            <h2 id="hoi-nhanh" className="text-lg font-bold">
              Cần chọn máy ngay?
            </h2>
            <p className="mt-1 text-muted">
              <Link to="/chat" className="text-action underline">
                Cố vấn AI
              </Link>{' '}
              trả lời liền, có nguồn và tính cỡ máy giúp bạn. Câu hỏi thường gặp thì xem{' '}
              <Link to="/kien-thuc" className="text-action underline">
                kiến thức chọn mua
              </Link>
              .
            </p>
          </section>
          <section aria-labelledby="khong-ban" className="border-t border-line pt-4">
            <h2 id="khong-ban" className="text-lg font-bold">
              Chúng tôi không bán hàng
            </h2>
            <p className="mt-1 text-muted">
              Đơn hàng, giao hàng, đổi trả và bảo hành là việc của cửa hàng bạn mua. Nếu cần, bạn gửi kèm tên
              cửa hàng và mã máy để chúng tôi chỉ đúng chỗ hỏi.
            </p>
          </section>
        </div>
      </div>
    </Container>
  )
}

/** Where else to turn, of what the site's settings hold. */
function OtherWays({ contact: { hotline, email } }: { contact: SiteContact }) {
  if (hotline) return `Cần gấp thì bạn gọi ${hotline}.`
  if (email) return `Bạn cũng có thể viết thẳng tới ${email}.`
  return 'Ngoài biểu mẫu này, trang chưa có số điện thoại hay hộp thư nào khác.'
}

function ContactLines({ contact: { company, address, hotline, email } }: { contact: SiteContact }) {
  if (!company && !address && !hotline && !email) return null
  return (
    <Card as="section" aria-label="Thông tin liên hệ">
      <address className="grid gap-3 not-italic">
        {company && <strong>{company}</strong>}
        {address && (
          <span className="flex gap-2.5">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
            {address}
          </span>
        )}
        {hotline && (
          <a href={`tel:${hotline.replaceAll(/[^+\d]/g, '')}`} className="flex gap-2.5 text-action">
            <Phone aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {hotline}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="flex gap-2.5 text-action">
            <Mail aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {email}
          </a>
        )}
      </address>
    </Card>
  )
}
