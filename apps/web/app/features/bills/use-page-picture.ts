import { useEffect, useState } from 'react'
import type { BillClient } from './create-bill-client.ts'

/** A page's picture as an object URL; undefined while it is loading. */
export function usePagePicture(billId: string, page: number, client: BillClient): { url?: string; isMissing: boolean } {
  const [url, setUrl] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    let made: string | undefined
    client.picture(billId, page, left.signal).then(
      (blob) => {
        made = URL.createObjectURL(blob)
        if (left.signal.aborted) URL.revokeObjectURL(made)
        else setUrl(made)
      },
      () => !left.signal.aborted && setIsMissing(true),
    )
    return () => {
      left.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [billId, page, client])

  return { ...(url !== undefined && { url }), isMissing }
}
