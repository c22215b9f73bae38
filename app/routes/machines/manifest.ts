import { textResponse } from '#app/for-machines/text-response.ts'
import { webManifest } from '#app/for-machines/web-manifest.ts'

export function loader() {
  return textResponse(JSON.stringify(webManifest()), 'application/manifest+json')
}
