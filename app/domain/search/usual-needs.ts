/** The answer that stands for a need nobody has stated yet: people, m², and m from the screen. */
export const USUAL = { people: 4, room: 20, distance: 2.5 } as const
