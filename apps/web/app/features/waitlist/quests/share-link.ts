import { useEffect, useState } from 'react'

const COPIED_MS = 4000

/** A link as people read it, without the protocol. */
export function shownLink(link: string): string {
  return link.replace(/^https?:\/\//, '')
}

/** Copies a link, and says so for a while; `hasFailed` if the browser does not let a page copy. */
export function useCopy(link: string) {
  const [state, setState] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return { isCopied: state === 'copied', hasFailed: state === 'failed', copy }
}
