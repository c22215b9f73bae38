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
}

/** A mail as it is sent. */
export type RenderedMail = { recipient: string; subject: string; text: string; html: string }
