import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The folder of the project or of a release, whichever folder a program was started in. The built server lies elsewhere in it than its
 * modules did.
 */
export const ownFolder = dirname(findPackageJSON(import.meta.url) ?? '')

/** Where a file or folder under db/ lies. */
export const ownFile = (path: string) => join(ownFolder, 'db', path)
