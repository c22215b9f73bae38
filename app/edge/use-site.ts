import { useRouteLoaderData } from 'react-router'
import { SITE } from '#app/platform/settings.ts'
import type { PublicSite } from '#app/platform/site/site-settings.ts'

const UNKNOWN: PublicSite = {
  name: SITE.name,
  showBrandMenu: false,
  contact: { company: null, address: null, hotline: null, email: null },
  sendsMail: true,
}

/** Who runs the site, as the document was told; the defaults where the document itself failed. */
export function useSite(): PublicSite {
  return useRouteLoaderData<{ site: PublicSite }>('root')?.site ?? UNKNOWN
}
