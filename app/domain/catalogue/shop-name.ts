/** What is the same of a shop however its name is written: shops whose names differ by case alone are one. */
export const shopKey = (name: string): string => name.normalize('NFC').toLowerCase()
