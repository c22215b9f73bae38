import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { isIP } from 'node:net'

/** A certificate and its key in PEM. */
type Certificate = { cert: string; key: string }

type Asked = {
  /** Names of hosts, and addresses. */
  names: readonly string[]
  /** Until when it holds; a day from now unless told. */
  until?: Date
}

/** An authority of the tests: its own certificate in PEM, and what it signs. */
export type Authority = { pem: string; issue(asked: Asked): Certificate }

const DAY_MS = 86_400_000
const OIDS = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  subjectAltName: '551d11',
}

/** One value of DER: its tag, its length, its parts. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const size = body.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const oid = (name: keyof typeof OIDS) => der(0x06, Buffer.from(OIDS[name], 'hex'))
const named = (name: string) => sequence(der(0x31, sequence(oid('commonName'), der(0x0c, Buffer.from(name)))))
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))
const extension = (name: keyof typeof OIDS, value: Uint8Array) => sequence(oid(name), der(0x04, value))
const altName = (name: string) =>
  isIP(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name))
const pemOf = (bytes: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(bytes)
    .toString('base64')
    .replaceAll(/.{64}/g, '$&\n')
    .trimEnd()}\n-----END CERTIFICATE-----\n`

type Signed = {
  subject: string
  issuer: string
  signer: KeyObject
  publicKey: KeyObject
  until: Date
  extensions: readonly Uint8Array[]
}

/** A certificate by RFC 5280, as few of its parts as TLS asks for. */
function signed({ subject, issuer, signer, publicKey, until, extensions }: Signed): string {
  const algorithm = sequence(oid('ecdsaWithSha256'))
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    named(issuer),
    sequence(time(new Date(until.getTime() - 2 * DAY_MS)), time(until)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  return pemOf(sequence(said, algorithm, der(0x03, Buffer.from([0]), sign('sha256', said, signer))))
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Makes an authority that nobody knows yet. */
export function makeAuthority(name: string): Authority {
  const own = newKeys()
  const tomorrow = new Date(Date.now() + DAY_MS)
  return {
    pem: signed({
      subject: name,
      issuer: name,
      signer: own.privateKey,
      publicKey: own.publicKey,
      until: tomorrow,
      extensions: [extension('basicConstraints', sequence(der(0x01, Buffer.from([0xff]))))],
    }),
    issue({ names, until = tomorrow }) {
      const { publicKey, privateKey } = newKeys()
      const cert = signed({
        subject: names[0] ?? name,
        issuer: name,
        signer: own.privateKey,
        publicKey,
        until,
        extensions: [extension('subjectAltName', sequence(...names.map(altName)))],
      })
      return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
    },
  }
}
