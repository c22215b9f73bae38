import type { ComponentType } from 'react'

/** A picture that was chosen, with what it shows in words; sizes in px. */
export type ChosenPicture = { url: string; alt: string; width: number; height: number }

/** How an editor comes by pictures; another part of the panel keeps them. */
export type PictureTools = {
  /** A dialog to choose a picture or bring a new one. */
  Picker: ComponentType<{
    open: boolean
    /** What it is for; 'a picture' without it. */
    title?: string
    onClose: () => void
    onPick: (picture: ChosenPicture) => void
  }>
  /** Asks what a dropped or pasted file shows and keeps it. */
  NewPicture: ComponentType<{
    file: File
    /** What it shows as far as that is known: a proposal. */
    alt?: string
    onDone: (picture: ChosenPicture) => void
    onCancel: () => void
  }>
}
