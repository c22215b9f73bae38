// For the image: takes out of node_modules what only development needs, and the Node that npm installed. `npm ci --omit=dev` leaves
// every package of development that some other one would use if it were there (a linter's compiler, a test runner's bundler).
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const OWN_NODE = /^node-(?:linux|win)-/

/** Where a package that `from` needs is: beside it, or in a folder above. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(dirname(folder))) {
    const path = `${folder === '' || folder === '.' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '' || folder === '.') return null
    if (!folder.includes('node_modules')) return null
  }
}

const needed = new Set()
const visit = (path) => {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = packages[path]
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const found = find(name, path)
    if (!found || needed.has(found) || OWN_NODE.test(name)) continue
    needed.add(found)
    visit(found)
  }
}
visit('')

for (const path of Object.keys(packages)) {
  if (path !== '' && !needed.has(path) && existsSync(path)) rmSync(path, { recursive: true })
}
rmSync('node_modules/.bin/node', { force: true })
