/** One mail as a feature words it: plain sentences, at most one thing to press. */
export type Mail = {
  /** The address of one person. */
  to: string
  subject: string
  /** Whole sentences, one a paragraph; never markup. */
  paragraphs: readonly string[]
  /** The link the mail is about. `url` is absolute. */
  action?: { label: string; url: string }
  /** Further paragraphs after the link. */
  after?: readonly string[]
  /** Whom an answer goes to, where that is not the site. */
  replyTo?: string
  /** Ends what the mail belongs to by one POST to this address (RFC 8058). */
  unsubscribeUrl?: string
}

/** A mail as it is sent. */
export type RenderedMail = {
  recipient: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  unsubscribeUrl: string | null
}

/** A mail to one of many: who signs it, and its name, the same each time it is tried. */
export type ListMail = RenderedMail & { fromName: string; messageId: string; listId: string }

/** A way on which mails are handed over one after another. */
export type MailLine = {
  /**
   * Hands one mail over. Everything but its end is sent, then `mark` is awaited, then the end: while `mark` has not settled, the other
   * side has nothing, and where it throws, it gets nothing.
   * @throws NotHandedError of a mail server; of the outbox what the disk says
   */
  hand(mail: RenderedMail | ListMail, mark?: () => Promise<void>): Promise<void>
  close(): void
}

/** The headers of its own a mail has beside those of every mail. */
export function headersOf({ unsubscribeUrl }: Pick<RenderedMail, 'unsubscribeUrl'>): Record<string, string> {
  if (!unsubscribeUrl) return { 'Auto-Submitted': 'auto-generated' }
  return {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
