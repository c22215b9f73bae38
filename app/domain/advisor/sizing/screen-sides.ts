/** Width and height of a 16:9 screen an inch of its diagonal, in mm, and both sides of its frame together (content/facts: tivi-co-nao). */
const WIDE = 22.1
const HIGH = 12.5
const FRAME = 20

/** How wide and high a television of so many inches is without its feet, in whole mm. */
export const sidesOfScreen = (inches: number): { widthMm: number; heightMm: number } => ({
  widthMm: Math.round(inches * WIDE + FRAME),
  heightMm: Math.round(inches * HIGH + FRAME),
})
