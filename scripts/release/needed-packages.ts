import { dirname } from 'node:path'
import type { Lock } from '../packages.ts'

/** Brings Node itself: of these a release holds one, for the machine it is packed on. */
const OWN_NODE = /^node-(?:linux|win)-/

/**
 * What of node_modules production needs, by its place in the lock file. `npm ci --omit=dev` would leave every package of
 * development that some other one would use if it were there (a linter's compiler, a test runner's bundler).
 */
export function neededPackages({ packages }: Lock): string[] {
  const needed = new Set<string>()
  const visit = (path: string) => {
    for (const name of namesIn(packages[path] ?? {})) {
      const found = find(packages, name, path)
      if (!found || needed.has(found) || OWN_NODE.test(name)) continue
      needed.add(found)
      visit(found)
    }
  }
  visit('')
  return [...needed].sort()
}

function namesIn({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Lock['packages'][string]): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Where a package that `from` needs is: beside it, or in a folder above. */
function find(packages: Lock['packages'], name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(dirname(folder))) {
    const isTop = folder === '' || folder === '.'
    const path = `${isTop ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (isTop || !folder.includes('node_modules')) return null
  }
}
