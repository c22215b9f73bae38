/** What became of a call to the panel: its answer, or why there is none. */
export type Called<Answer> =
  | { kind: 'answer'; status: number; body: Answer }
  | { kind: 'signed-out' }
  | { kind: 'no-connection' }

/** Sends a form to an address of the panel without leaving the page. Whoever is no longer signed in is told so, not redirected. */
export async function callStaff<Answer>(
  path: string,
  body: FormData,
  options: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<Called<Answer>> {
  try {
    const response = await fetch(path, { method: 'POST', body, redirect: 'manual', ...options })
    if (response.type === 'opaqueredirect' || response.status === 401) return { kind: 'signed-out' }
    return { kind: 'answer', status: response.status, body: (await response.json()) as Answer }
  } catch {
    return { kind: 'no-connection' }
  }
}
