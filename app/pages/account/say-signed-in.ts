import { TEXT } from '#app/domain/account/text.ts'
import { keepStaffMark } from '#app/ui/staff-mark.ts'
import { showToast } from '#app/ui/toast-store.ts'

/**
 * Tells that somebody signed in, with the way to what an account has, or staff to the panel: the page it leads to is the same for
 * everybody and shows neither.
 * @param leadsTo where that is: who gets into the panel at once needs no way there
 */
export async function saySignedIn(leadsTo: string): Promise<void> {
  const isStaff = await isStaffHere()
  const to = isStaff ? '/admin' : '/tai-khoan'
  keepStaffMark(isStaff)
  showToast({
    title: TEXT.signedIn,
    tone: 'success',
    ...(!leadsTo.startsWith('/admin') && {
      action: {
        label: isStaff ? 'Vào trang quản trị' : 'Vào trang tài khoản',
        onPress: () => window.location.assign(to),
      },
    }),
  })
}

/** Whether this browser is signed in as somebody with a role; nobody waits long for a toast. */
async function isStaffHere(): Promise<boolean> {
  try {
    const response = await fetch('/api/v1/me', { signal: AbortSignal.timeout(3_000) })
    const { user } = (await response.json()) as { user: { role: string | null } | null }
    return user?.role != null
  } catch {
    return false
  }
}
