import { useEffect, useRef } from 'react'

/** Draws a chosen file small; nothing where the browser cannot read it. */
export function FilePreview({ file, className }: { file: File; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      // A drawing, because the content policy lets no blob: address in.
      const bitmap = await createImageBitmap(file, { resizeWidth: 320, resizeQuality: 'medium' })
      const target = canvas.current
      if (!isGone && target) {
        target.width = bitmap.width
        target.height = bitmap.height
        target.getContext('2d')?.drawImage(bitmap, 0, 0)
      }
      bitmap.close()
    }
    draw().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [file])
  return <canvas ref={canvas} width={16} height={9} aria-hidden="true" className={className} />
}
