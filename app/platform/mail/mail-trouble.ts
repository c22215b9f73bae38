/** The file of SMTP_CA cannot be used: `code` says why, the message where it lies. */
export class CaFileError extends Error {
  override name = 'CaFileError'
  readonly code: 'CA_UNREADABLE' | 'CA_EMPTY'

  constructor(code: CaFileError['code'], where: string) {
    super(where)
    this.code = code
  }
}

/** What stands between the site and its mail server, whatever a mail says. */
export type MailTrouble = {
  kind:
    | 'ca-unreadable'
    | 'ca-empty'
    | 'untrusted'
    | 'not-of-ca'
    | 'other-name'
    | 'expired'
    | 'no-tls'
    | 'login'
    | 'away'
    | 'other'
  /** The file, or what was said, as it came: in English, mostly. */
  detail: string
}

const KINDS: Record<string, MailTrouble['kind']> = {
  CA_UNREADABLE: 'ca-unreadable',
  CA_EMPTY: 'ca-empty',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  CERT_SIGNATURE_FAILURE: 'untrusted',
  CERT_UNTRUSTED: 'untrusted',
  INVALID_CA: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-name',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  ETLS: 'no-tls',
  EAUTH: 'login',
  ENOAUTH: 'login',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EDNS: 'away',
  ETIMEDOUT: 'away',
}

/** What a failure of the line may say of itself; `judgedBy` is the file of authorities that its certificate was held against. */
type Failure = { code?: string; originalCode?: string; message?: string; judgedBy?: string }

/** What OpenSSL says of a port that begins without TLS. */
const NOT_TLS = /wrong version number/

/** Which trouble a failure of the line to the mail server is. */
export function mailTrouble(error: unknown): MailTrouble {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, originalCode, message, judgedBy } = cause as Failure
  const known = KINDS[originalCode ?? ''] ?? KINDS[code ?? '']
  const kind = known ?? (NOT_TLS.test(message ?? '') ? 'no-tls' : 'other')
  return {
    kind: kind === 'untrusted' && judgedBy !== undefined ? 'not-of-ca' : kind,
    detail: (message ?? String(cause)).split('\n')[0]?.slice(0, 300) ?? '',
  }
}

const SAID: Record<MailTrouble['kind'], string> = {
  'ca-unreadable': 'the file of SMTP_CA cannot be read',
  'ca-empty': 'the file of SMTP_CA holds no certificate in PEM',
  untrusted:
    'its certificate is signed by nobody who is trusted here: set SMTP_CA to the certificate of who signed it',
  'not-of-ca':
    'its certificate is not signed by what is in the file of SMTP_CA: put the certificate of who signed it there, no restart is needed',
  'other-name':
    'its certificate is for another name: SMTP_URL has to name the server as the certificate does',
  expired: 'its certificate is not valid today',
  'no-tls': 'it does not speak TLS as asked: smtps:// is for port 465, smtp:// for STARTTLS',
  login: 'it refuses the user or the password of SMTP_URL',
  away: 'it cannot be reached',
  other: 'it takes no mail from here',
}

/** A trouble as one line of the log. */
export const sayTrouble = ({ kind, detail }: MailTrouble): string =>
  `the mail server of SMTP_URL is of no use now, mails wait: ${SAID[kind]} (${detail})`
