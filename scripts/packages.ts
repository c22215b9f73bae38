/** What package-lock.json says of a package. */
type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** package-lock.json, as far as it is looked at; '' is the project itself. */
export type Lock = { packages: Record<string, Locked> }

/** Licences that production may rest on: each lets a package be used and passed on as it is without opening what stands beside it. */
const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'PostgreSQL',
  'MPL-2.0',
])

/** Packages of libvips (LGPL) below sharp: a library beside the program, which anybody may replace, is no part of it. */
const LIBRARIES = /^node_modules\/@img\/sharp-(?:libvips-[a-z0-9-]+|win32-[a-z0-9]+|wasm32)$/

const packagesOf = ({ packages }: Lock) => Object.entries(packages).filter(([path]) => path !== '')

/** Packages that are not nailed down by a hash, or come from elsewhere than a registry. */
export function lockProblems(lock: Lock): string[] {
  return packagesOf(lock).flatMap(([path, { integrity = '', resolved, link, version = '' }]) => [
    ...(integrity.startsWith('sha512-') ? [] : [`${path}: no sha512 integrity`]),
    ...(resolved === undefined && !link ? [] : [`${path}: comes from ${resolved ?? 'a link'}`]),
    ...(/^\d+\.\d+\.\d+/.test(version) ? [] : [`${path}: version '${version}'`]),
  ])
}

/** Packages of production under a licence that is not on the list. */
export function licenceProblems(lock: Lock): string[] {
  return packagesOf(lock)
    .filter(([path, { dev, license }]) => !dev && !LIBRARIES.test(path) && !isAllowed(license ?? ''))
    .map(([path, { license }]) => `${path}: licence '${license ?? 'none'}' is not on the list`)
}

/** Reads an SPDX expression of alternatives: one that is allowed is enough; of what applies together all have to be. */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '')
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => LICENCES.has(licence.trim())))
}
