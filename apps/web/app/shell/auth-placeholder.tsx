import { Skeleton } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { whenSlow } from './when-slow.ts'

/** Stands in the header where the account will be, and says so when that takes a while. */
export function AuthPlaceholder({ isColdStart = false }: { isColdStart?: boolean }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => whenSlow(() => setIsSlow(true)), [])
  return (
    <output className="inline-flex min-h-11 items-center gap-2.5 text-small text-text-2">
      {(isSlow || isColdStart) && 'Setting up'}
      <Skeleton className="size-11 rounded-full" />
    </output>
  )
}
