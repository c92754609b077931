import { useRef } from 'react'
import { newId } from './new-id.ts'

/** One idempotency key for as long as the same request is sent: pressing again after a lost response has one effect. */
export function useKeyOf(): (sent: object) => string {
  const kept = useRef<{ text: string; key: string }>(undefined)
  return (sent) => {
    const text = JSON.stringify(sent)
    if (kept.current?.text !== text) kept.current = { text, key: newId() }
    return kept.current.key
  }
}
