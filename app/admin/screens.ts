import type { Capability } from '#app/features/account/roles.ts'

/** A screen of the admin panel that can be gone to: only screens that exist stand here. */
export type AdminScreen = { path: string; label: string; needs: Capability }

/** The side navigation, in order. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { path: '/admin', label: 'Tổng quan', needs: 'dashboard' },
]

/** The dashboard's quick actions, in order. */
export const QUICK_ACTIONS: readonly AdminScreen[] = []

/** The path of a screen where it exists and the person may open it; null otherwise. */
export function screenPath(screens: readonly AdminScreen[], path: string): string | null {
  return screens.some((screen) => screen.path === path) ? path : null
}
