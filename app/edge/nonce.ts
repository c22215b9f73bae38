import { createContext } from 'react'

/** Allows the document's own inline scripts. Set on the server alone: in the browser it reads as the empty string. */
export const Nonce = createContext('')
