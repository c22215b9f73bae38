import { TEXT } from '#app/domain/account/text.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** Tells that somebody signed in, with the way to what an account has: the page it leads to is the same for everybody. */
export function saySignedIn(): void {
  const onPress = () => window.location.assign('/tai-khoan')
  showToast({
    title: TEXT.signedIn,
    tone: 'success',
    // The panel has its own menu; the account's page leads to it.
    action: { label: 'Vào trang tài khoản', onPress },
  })
}
