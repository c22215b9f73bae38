const standsFor = new WeakMap<object, object>()

/**
 * What a loader gives for a page's document in place of data that is kept: the framework would write it anew for each request.
 * `realData` puts it back before the page is drawn, and `handoffText` writes it once.
 * @param inDocument HTML is made; the data of a navigation is sent as it is
 */
export function standIn<Data extends object>(inDocument: boolean, data: Data): Data {
  if (!inDocument) return data
  const light = {} as Data
  standsFor.set(light, data)
  return light
}

const made = new WeakMap<object, object>()

/**
 * The same for what a loader makes of data that is kept: for documents it is made once.
 * @param make goes by the data alone, and by whether HTML is made
 */
export function standInMadeOf<Known extends object, Data extends object>(
  inDocument: boolean,
  known: Known,
  make: (known: Known) => Data,
): Data {
  if (!inDocument) return make(known)
  const data = (made.get(known) as Data | undefined) ?? make(known)
  made.set(known, data)
  return standIn(true, data)
}

type LoaderData = Readonly<Record<string, unknown>>

/** A document's data with what stands for something put back; null where nothing does. */
export function realData(loaderData: LoaderData): LoaderData | null {
  let found = false
  const real = Object.entries(loaderData).map(([id, data]) => {
    const meant = typeof data === 'object' && data !== null ? standsFor.get(data) : undefined
    found ||= meant !== undefined
    return [id, meant ?? data]
  })
  return found ? Object.fromEntries(real) : null
}
