/** Where oEmbed is asked. */
export const OEMBED_PATH = '/api/v1/oembed'

/** The page that explains it. */
export const EMBED_PATH = '/nhung'

/** The script that fills what stands in a snippet. */
export const EMBED_SCRIPT = '/nhung.js'
