import { useEffect, useState } from 'react'

/** A link as a picture for another phone's camera. The drawing library comes only when it is wanted. */
export function QrCode({ text }: { text: string }) {
  const [cells, setCells] = useState<boolean[][]>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    import('uqr').then(
      ({ encode }) => setCells(encode(text, { border: 2 }).data),
      () => setHasFailed(true),
    )
  }, [text])

  if (hasFailed)
    return <p className="text-small text-danger">The picture could not be loaded. Copy the link instead.</p>
  if (!cells) return <div className="wl-qr" aria-hidden />
  const size = cells.length
  const path = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${size} ${size}`} className="wl-qr" aria-hidden>
        <path d={path} />
      </svg>
      <figcaption className="text-small text-text-2">
        Point another phone's camera at it. It opens your link.
      </figcaption>
    </figure>
  )
}
