import { Share2 } from 'lucide-react'
import { say } from '#app/vietnamese/say.ts'
import { IconButton } from './button.tsx'
import { copyLink } from './copy-link.ts'

/** Shares the page's own address by the device's menu, or copies it where there is none. Hidden without JavaScript. @param quiet without an outline */
export function ShareButton({ title, quiet = false }: { title: string; quiet?: boolean }) {
  return (
    <IconButton
      label={say('Chia sẻ', { en: 'Share' })}
      variant={quiet ? 'ghost' : 'secondary'}
      className="no-js:hidden"
      onClick={() => void share(title)}
    >
      <Share2 aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

async function share(title: string): Promise<void> {
  const url = location.href.replace(/#.*$/, '')
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the device's menu; anything else leaves copying.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url)
  }
}
