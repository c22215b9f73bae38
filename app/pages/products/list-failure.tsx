import { ReloadOrHome } from '#app/ui/shell/server-error.tsx'
import { ErrorState } from '#app/ui/state.tsx'

/** What stands in the place of a list that could not be loaded. */
export function ListFailure({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : ''
  // What a page shows of a failure of the server says nothing, and that in English.
  const reason = message === 'Unexpected Server Error' ? '' : message
  const isConnection = /connection|network|fetch/i.test(reason)
  return (
    <ErrorState
      headingLevel={1}
      title={isConnection ? 'Lỗi kết nối' : 'Có lỗi xảy ra'}
      text={
        <>
          <p>
            {isConnection
              ? 'Chưa tải được danh sách sản phẩm. Bạn kiểm tra mạng rồi tải lại nhé.'
              : 'Máy chủ chưa trả lời được yêu cầu này. Bạn thử tải lại sau ít phút nhé.'}
          </p>
          {reason && <p className="mt-2 text-sm">{reason}</p>}
        </>
      }
      actions={<ReloadOrHome />}
    />
  )
}
