import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, posix } from 'node:path'
import { Copy, DockerfileParser, From, JSONInstruction } from 'dockerfile-ast'

/** An image's last stage as folders of this machine. */
export type BuiltImage = {
  /** What stands for '/'. */
  root: string
  workdir: string
  environment: Record<string, string>
  command: string[]
  healthcheck: string[]
  /** Commands that only make sense inside of an image, and were not run. */
  notRun: string[]
  remove(): void
}

/** Commands about the image's own system. */
const SYSTEM = /^(?:apt-get|install -d|rm -rf \/var)/

/** What .dockerignore lets through: the names behind '!', without what later lines take out by their ending. */
function contextFilter(): (path: string) => boolean {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (rules[0] !== '*') throw new Error('.dockerignore begins with * here.')
  const named = new Set(rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)))
  const endings = rules.filter((rule) => rule.startsWith('**/*')).map((rule) => rule.slice('**/*'.length))
  return (path) => {
    const [top = ''] = path.split('/')
    return (path === '.' || named.has(top)) && !endings.some((ending) => path.endsWith(ending))
  }
}

/**
 * Does what a Dockerfile says, without a container engine: each stage is a folder, its commands run there with this machine's
 * Node and npm.
 */
export function buildStages(dockerfile: string): BuiltImage {
  const all = mkdtempSync(join(tmpdir(), 'cm-image-'))
  const image: BuiltImage = {
    root: '',
    workdir: '/',
    environment: {},
    command: [],
    healthcheck: [],
    notRun: [],
    remove: () => rmSync(all, { recursive: true, force: true }),
  }
  try {
    carryOut(dockerfile, image, all)
  } catch (error) {
    image.remove()
    throw error
  }
  return image
}

function carryOut(dockerfile: string, image: BuiltImage, all: string): void {
  const isInContext = contextFilter()
  const roots = new Map<string, string>()
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const text = instruction.getArgumentsContent() ?? ''
    const within = (path: string) => join(image.root, posix.resolve(image.workdir, path))
    if (instruction instanceof From) {
      image.root = mkdtempSync(join(all, 'stage-'))
      image.workdir = '/'
      image.environment = {}
      const stage = instruction.getBuildStage()
      if (stage) roots.set(stage, image.root)
    } else if (instruction instanceof Copy) {
      const from = instruction
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue()
      const places = instruction.getArguments().map((argument) => argument.getValue())
      copyInto(within(places.at(-1) ?? ''), places.slice(0, -1), {
        source: from ? (roots.get(from) ?? '') : '.',
        isTaken: from ? () => true : isInContext,
        isFolder: places.length > 2 || (places.at(-1) ?? '').endsWith('/'),
      })
    } else if (instruction.getKeyword() === 'WORKDIR') {
      image.workdir = posix.resolve(image.workdir, text)
      mkdirSync(join(image.root, image.workdir), { recursive: true })
    } else if (instruction.getKeyword() === 'RUN') {
      for (const command of text.split(' && ')) {
        if (SYSTEM.test(command)) image.notRun.push(command)
        else runIn(within('.'), command)
      }
    } else if (instruction.getKeyword() === 'ENV') {
      for (const pair of text.split(' '))
        image.environment[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? ''
    } else if (instruction.getKeyword() === 'HEALTHCHECK') {
      image.healthcheck = JSON.parse(text.slice(text.indexOf('['))) as string[]
    } else if (instruction instanceof JSONInstruction && instruction.getKeyword() === 'CMD') {
      image.command = JSON.parse(text) as string[]
    }
  }
}

type Taken = { source: string; isTaken: (path: string) => boolean; isFolder: boolean }

function copyInto(target: string, places: string[], { source, isTaken, isFolder }: Taken): void {
  for (const place of places) {
    const from = join(source, place)
    if (!existsSync(from) || !isTaken(place))
      throw new Error(`COPY finds no ${place} in what the image is made of.`)
    const isFile = statSync(from).isFile()
    const to = isFile && isFolder ? join(target, basename(place)) : target
    mkdirSync(dirname(to), { recursive: true })
    if (place !== '.') cpSync(from, to, { recursive: true, filter: isTaken, verbatimSymlinks: true })
    else
      for (const name of namesIn('.'))
        if (isTaken(name)) cpSync(name, join(to, name), { recursive: true, filter: isTaken })
  }
}

const namesIn = (folder: string) =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((path) => path.split('/')[0] ?? '')
    .filter((name, at, names) => name !== '' && names.indexOf(name) === at)

function runIn(folder: string, command: string): void {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  const env = {
    ...process.env,
    PATH: path,
    NODE_ENV: undefined,
    npm_config_prefer_offline: 'true',
    npm_config_loglevel: 'error',
  }
  const { status, stderr, error } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.slice(-2_000)}`)
}

/** Runs a command of the image where it is built. */
export function runInImage(
  { root, workdir, environment }: BuiltImage,
  command: string[],
  more: Record<string, string>,
) {
  const [program = '', ...args] = command
  return spawn(program === 'node' ? process.execPath : program, args, {
    cwd: join(root, workdir),
    env: { PATH: process.env.PATH, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
