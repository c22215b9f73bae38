import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import { RecentlyViewed } from '#app/pages/products/recently-viewed.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { WaysOn } from '#app/ui/ways-on.tsx'

/** What stands where nothing is saved: how to save, ways on, and what was looked at last. */
export function NothingSaved() {
  return (
    <div className="grid gap-8">
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title="Bạn chưa lưu sản phẩm nào"
        text="Bấm hình trái tim trên sản phẩm bạn thích để tìm lại ở đây. Danh sách nằm trong trình duyệt này, không cần tài khoản."
        actions={
          <Button asChild>
            <Link to={LIST_PATH}>Xem sản phẩm</Link>
          </Button>
        }
        className="pt-4 pb-2"
      />
      <WaysOn ways={['chat', 'sizes', 'compare', 'knowledge']} />
      <RecentlyViewed />
    </div>
  )
}
