import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import { RecentlyViewed } from '#app/pages/products/recently-viewed.tsx'
import { Button } from '#app/ui/button.tsx'
import { WaysOn } from '#app/ui/ways-on.tsx'

/** What stands where nothing is saved: how to save, what was looked at last, and ways on. */
export function NothingSaved() {
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-2">
        <h2 className="text-xl font-bold">Bạn chưa lưu sản phẩm nào</h2>
        <p className="max-w-text text-pretty text-muted">
          Bấm hình trái tim{' '}
          <Heart aria-hidden="true" className="inline size-5 align-text-bottom text-action" /> trên sản phẩm
          bạn thích để tìm lại ở đây. Danh sách nằm trong trình duyệt này, không cần tài khoản.
        </p>
        <Button asChild className="mt-2">
          <Link to={LIST_PATH}>Xem máy được gợi ý</Link>
        </Button>
      </div>
      <RecentlyViewed />
      <WaysOn ways={['chat', 'sizes', 'compare', 'knowledge']} />
    </div>
  )
}
