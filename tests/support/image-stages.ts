import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob, posix } from 'node:path'
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
const SYSTEM = /^(?:apt-get|install -d|useradd|rm -rf \/var)/

/** What .dockerignore lets through: what matches a pattern behind '!'. */
function contextFilter(): (path: string) => boolean {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (rules[0] !== '*' || rules.slice(1).some((rule) => !rule.startsWith('!')))
    throw new Error('.dockerignore says * and then what is taken, here.')
  const taken = rules.slice(1).map((rule) => rule.slice(1))
  return (path) => taken.some((pattern) => matchesGlob(path, pattern))
}

/** What the image is made of: the folder that Docker would be given, and the arguments of the build. */
type Build = { context: string; args: Record<string, string> }

/**
 * Does what a Dockerfile says, without a container engine: each stage is a folder, its commands run there with this machine's
 * Node and npm.
 */
export function buildStages(dockerfile: string, build: Build): BuiltImage {
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
    carryOut(dockerfile, image, all, build)
  } catch (error) {
    image.remove()
    throw error
  }
  return image
}

function carryOut(dockerfile: string, image: BuiltImage, all: string, { context, args }: Build): void {
  const filled = (text: string) => text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? '')
  const isInContext = contextFilter()
  const roots = new Map<string, string>()
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const text = filled(instruction.getArgumentsContent() ?? '')
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
      const places = instruction.getArguments().map((argument) => filled(argument.getValue()))
      copyInto(within(places.at(-1) ?? ''), places.slice(0, -1), {
        source: from ? (roots.get(from) ?? '') : context,
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
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

function runIn(folder: string, command: string): void {
  const { status, stderr, error } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.slice(-2_000)}`)
}

/** Runs a command of the image where it is built. */
export function runInImage(
  { root, workdir, environment }: BuiltImage,
  command: string[],
  more: Record<string, string>,
) {
  const [program = '', ...args] = command
  const cwd = join(root, workdir)
  return spawn(program === 'node' ? join(cwd, 'node_modules/.bin/node') : program, args, {
    cwd,
    env: { ...environment, PATH: process.env.PATH, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
