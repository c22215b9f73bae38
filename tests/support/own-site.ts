import { inject } from 'vitest'

/** The running site of this worker: its address, and the folder where it keeps its files. */
export function ownSite(): { url: string; dataDir: string } {
  const sites = inject('sites')
  const site = sites[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % sites.length]
  if (!site) throw new Error('No site was started.')
  return site
}
