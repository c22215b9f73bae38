/** In the address of a drawing to scale: its measures are not stated and follow from its size. */
export const ESTIMATED = 'uoc'

/** Whether the address is that of a machine drawn by its estimated measures, which dashes around it stand for. */
export const isDrawnByGuess = (path: string): boolean => path.includes(`--${ESTIMATED}`)
