/** A picture of the library, as the browser gets it. */
export type MediaPicture = { id: number; url: string; alt: string; width: number; height: number }

/** What a picture of the library may lack: a place that shows it, or a description. */
export const LACKS = ['use', 'alt'] as const
export type PictureLack = (typeof LACKS)[number]

/** Letters of a picture's description. */
export const MOST_ALT = 300

/** Bytes of an upload. */
export const MOST_BYTES = 10 * 2 ** 20

/** Where pictures are sent to and searched; both answer JSON. */
export const UPLOAD_PATH = '/admin/media/upload'
export const LIBRARY_PATH = '/admin/media/library'
