/** Chromium's program for the tests, whether it is there or not. */
export const chromium: string
/** What the server's Node is started with. */
export const serverFlags: readonly string[]
/** What it is started with beside the site's own environment. */
export const serverEnvironment: Readonly<Record<string, string>>
/** The server that the build makes. */
export const builtServer: string
export const sourceServer: readonly string[]
/** The project's folder. */
export const root: string
/** Installs the locked packages when they are missing or the lock file changed since. */
export function install(): void
/** True where the build was made of the sources as they stand. */
export function isBuilt(): boolean
/** Builds when a source is newer in content than the last build. @param args of `npm run build` */
export function build(args?: readonly string[]): void
/** Runs a command in the project and gives its exit code. */
export function run(command: string, args: readonly string[]): number
