import { decodedPath } from './paths.ts'

/**
 * Whether a request to the API names a key, right or wrong. What a browser sends of itself to a guarded server (Basic) names none;
 * the functions take whatever their clients send, which cannot do without.
 */
export const namesKey = (path: string, authorization: string | undefined): boolean =>
  Boolean(authorization?.trim()) &&
  !/^basic\s/i.test(authorization ?? '') &&
  /^\/api\/v1\//i.test(decodedPath(path))
