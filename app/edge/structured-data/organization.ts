import { SITE } from '#app/platform/settings.ts'
import type { PublicSite } from '#app/platform/site/site-settings.ts'
import type { Node } from './node.ts'

/** Who runs the site; what is not set is not said. On every page, so that other nodes can point to it. */
export function organization(siteUrl: string, site: PublicSite): Node {
  const { company, address, hotline, email } = site.contact
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/512.png`,
    legalName: company ?? undefined,
    address: address ?? undefined,
    telephone: hotline ?? undefined,
    email: email ?? undefined,
  }
}

/** The site itself; on the home page, where its name is taken from. */
export function website(siteUrl: string, { name }: Pick<PublicSite, 'name'>): Node {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    description: SITE.description,
    url: `${siteUrl}/`,
    inLanguage: 'vi',
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
