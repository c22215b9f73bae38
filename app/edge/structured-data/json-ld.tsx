import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { Nonce } from '#app/edge/nonce.ts'

/**
 * The page's JSON-LD. Set on the server alone: it is for programs that fetch the page, so neither what builds it nor
 * its text is sent to browsers a second time. In the browser it reads as the empty string.
 */
export const JsonLdText = createContext('')

/** The structured data of the page that was asked for; gone once the visitor walks on to another one. */
export function JsonLd() {
  const text = useContext(JsonLdText)
  const nonce = useContext(Nonce)
  return (
    <script
      key={useLocation().pathname}
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
