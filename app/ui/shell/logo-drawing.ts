/** The name that the lettering writes. */
export const LETTERED = 'Chọn Máy'

/** The strokes of our own lettering 'Chọn Máy', within 214 by 56 units and 5.2 thick. */
export const LETTERING =
  'M27.5 15.6A13.6 13.6 0 1 0 27.5 34.4M37 9v29M37 28.5a8 8 0 0 1 16 0V38M71.5 19.2a9.4 9.4 0 1 0 .1 0' +
  'M91 20v18M91 28.5a8 8 0 0 1 16 0V38M126 38V12.5l12.5 17 12.5-17V38M171.5 19.2a9.4 9.4 0 1 0 .1 0' +
  'M180.9 20v18M170.5 12l5-6M191 20l8.8 17.5M209.5 20l-11.5 25.5c-1.2 2.6-3 3.7-6 3.5'

/** The dot under its o: the lamp of a machine that is on. */
export const LAMP = { cx: 71.5, cy: 47.5, r: 3.9 }
