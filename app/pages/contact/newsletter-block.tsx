import { Link } from 'react-router'
import { ISSUES_PATH } from '#app/domain/newsletter/issue.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter on the home page. */
export function NewsletterBlock() {
  return (
    <section
      aria-labelledby="newsletter"
      className="when-near grid gap-6 rounded-card border border-line bg-sunken p-6 md:p-8 lg:grid-cols-2"
    >
      <div>
        <h2 id="newsletter" className="text-2xl font-bold">
          Nhận bài chọn máy mới
        </h2>
        <p className="mt-2 max-w-text text-muted">
          Bài hướng dẫn, mẹo dùng bền và thay đổi giá điện đáng chú ý. Hủy lúc nào cũng được, chỉ một lần bấm.
        </p>
        <p className="mt-2 text-sm">
          <Link to={ISSUES_PATH} className="text-action underline">
            Xem các số đã gửi
          </Link>
        </p>
      </div>
      <NewsletterForm />
    </section>
  )
}
