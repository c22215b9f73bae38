import { resolve } from 'node:path'

/**
 * Where a file or folder under db/ lies, from the project's folder, which every command runs in: the built server lies
 * elsewhere than its modules did.
 */
export const ownFile = (path: string) => resolve('db', path)
