/**
 * The revision that another one is held against, of a list with the newest first. What a save changed is told from the save
 * before it: what was kept on the way, a moment earlier, is the same text. Undefined where nothing came before.
 */
export function revisionBefore<R extends { isAutosave: boolean }>(
  revisions: readonly R[],
  at: number,
): R | undefined {
  const isAutosave = revisions[at]?.isAutosave ?? false
  return revisions.slice(at + 1).find((revision) => isAutosave || !revision.isAutosave)
}
