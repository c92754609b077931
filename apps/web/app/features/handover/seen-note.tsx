import { Note } from '@mowatt/ui'
import { useEffect, useRef } from 'react'

/** What is wrong with chosen files. It scrolls into view, because on a phone it would be below the visible part. */
export function SeenNote({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text && place.current?.offsetParent) place.current.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={place}>
      {text && (
        <Note tone="danger" announce="alert" className="mt-4 wrap-anywhere">
          {text}
        </Note>
      )}
    </div>
  )
}
