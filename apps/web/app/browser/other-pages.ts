import { fetchSend, type Send } from '@mowatt/contract/client'

/** Between the pages of this browser. What a page says it doesn't hear itself. */
let channel: BroadcastChannel | undefined

/** Sends by `fetch`, and tells this browser's other pages when something was changed. */
export function tellingSend(baseUrl: string): Send {
  const send = fetchSend(baseUrl)
  return async (request) => {
    const answer = await send(request)
    if (request.method !== 'GET' && answer.status < 300) otherPages()?.postMessage('changed')
    return answer
  }
}

/** Looks again when what is on show may be old: somebody came back to this page, or changed something on another. */
export function whenOld(look: () => void): () => void {
  const whenSeen = () => void (document.visibilityState === 'visible' && look())
  const others = otherPages()
  for (const event of EVENTS) addEventListener(event, whenSeen)
  document.addEventListener('visibilitychange', whenSeen)
  others?.addEventListener('message', whenSeen)
  return () => {
    for (const event of EVENTS) removeEventListener(event, whenSeen)
    document.removeEventListener('visibilitychange', whenSeen)
    others?.removeEventListener('message', whenSeen)
  }
}

const EVENTS = ['focus', 'online', 'pageshow'] as const

function otherPages(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('mowatt.changed'))
}
