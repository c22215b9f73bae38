import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Accounts } from '#app/domain/account/accounts.server.ts'
import type { Advisor } from '#app/domain/advisor/advisor.server.ts'
import type { RequestWatch } from '#app/domain/advisor/telemetry.ts'
import type { AddressCounter } from '#app/domain/blog/redirects/address-counter.server.ts'
import type { ViewCounter } from '#app/domain/blog/view-counter.server.ts'
import type { PictureRunner } from '#app/domain/imports/articles/pictures/picture-runner.server.ts'
import type { FeedRunner } from '#app/domain/imports/feeds/feed-runner.server.ts'
import type { ImportRunner } from '#app/domain/imports/runner.server.ts'
import type { Mailer } from '#app/platform/mail/mailer.server.ts'
import type { PictureStore } from '#app/platform/media/picture-store.server.ts'
import type { Outage } from '#app/platform/outage.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import type { PublicSite, SiteSettings } from '#app/platform/site/site-settings.ts'
import type { SiteState } from '#app/platform/site/site-state.ts'
import type { Db } from '#db/client.ts'
import type { Node } from './structured-data/node.ts'

/**
 * Names rows that a page shows; migrations 0021, 0023 and 0026 tell which change touches which. What is in no tag (a counter, a neighbour
 * that would now fit better) shows after the time that a page is kept at most.
 */
export type PageTag =
  | 'products'
  | `product:${number}`
  | 'reference'
  | 'articles'
  | `article:${number}`
  | 'likes'
  | 'questions'
  | 'redirects'
  | 'site'

/** What a request carries into loaders, actions and the document. */
export type RequestContext = {
  db: Db
  log: Logger
  advisor: Advisor
  /** Told of every article that a person opens. */
  views: ViewCounter
  /** Told of addresses without a page, and of redirects that led on. */
  addresses: AddressCounter
  /** Looks at a link of an article, past the guard of everything that somebody typed. */
  fetchLink: FetchFile
  mailer: Mailer
  /** Uploaded pictures. */
  media: PictureStore
  /** Works on imports in this process, and knows where their files are. */
  imports: ImportRunner
  /** Fetches the pictures of imported articles in this process. */
  articlePictures: PictureRunner
  /** Reads feeds in this process. */
  feeds: FeedRunner
  accounts: Accounts
  /** How everything stands that the site rests on, seen by this server now. */
  siteState: () => Promise<SiteState>
  /** A text keyed with the site's secret: what only this site can have written. Starts with what it is for ('newsletter:…'). */
  seal: (text: string) => string
  /** Which receivers of webhooks may lie in a network of ours. */
  trustsReceiver: (url: URL) => boolean
  settings: SiteSettings
  /** Told that a setting was changed. */
  onSettingsChange: () => void
  /** Who runs the site, out of the settings. */
  /** Whether it shows the demo by itself: what the specification has it say of who runs it. */
  isDemo: boolean
  site: PublicSite
  /** Canonical address of the site, without a trailing slash. */
  siteUrl: string
  /** Allows this response's own inline scripts. */
  nonce: string
  /** Keyed hash of the visitor's address: what limits count by, never stored beside anything personal. */
  visitor: string
  /** The HTML of a page is made, not the data of one: what stands in it is not told once more. */
  inDocument: boolean
  /** Says what a page shows, so that it can be kept until that changes. A page that says nothing is made anew each time. */
  shows: (...tags: PageTag[]) => void
  /**
   * What a page shows, read once for all who ask until a row changes that `read` names. It goes by its key and the site's address
   * alone, and is shared: nobody changes it. `tags` are what was named, for the page's own `shows`. What is timeless is untrue only when a
   * row changes, and so good enough for a page that is kept itself.
   */
  keep: <Data>(
    key: string,
    read: (names: RequestContext['shows']) => Promise<Data>,
    how?: { isTimeless: boolean },
  ) => Promise<{ data: Data; tags: readonly PageTag[] }>
  /** `tell` hears of every person who gets this page, made now or kept. */
  forEachReader: (tell: (visitor: string) => void) => void
  /** Aborted when the visitor leaves. */
  signal: AbortSignal
  /** What the page says of itself to programs; loaders add to it, the document writes it. */
  structuredData: Node[]
  watch: RequestWatch
  /** Told when a failure is the database's absence, or that it takes no writes now, so that the answer can say to come back. */
  onOutage: (how: Outage) => void
  /** Told when a failure is a body that is no form, or a text that the database cannot hold: the fault of who sent it. */
  onUnreadable: () => void
}

export const requestContext = createContext<RequestContext>()
