import { useMemo, useRef, useState } from 'react'
import { type Opening, startConversation } from './start-conversation.ts'

/** What a visitor is writing to Mo, and what the page last answered. Held once, however often the prompt is drawn. */
export type PromptState = {
  text: string
  note: string
  write: (text: string) => void
  say: (note: string) => void
  /** Hands over to Mo; while one hand-over is under way, a second press does nothing. */
  start: (opening: Opening) => Promise<void>
}

export function usePrompt(): PromptState {
  const [{ text, note }, setState] = useState({ text: '', note: '' })
  const isStarting = useRef(false)
  const acts = useMemo(() => {
    const say = (said: string) => setState((before) => ({ ...before, note: said }))
    return {
      write: (written: string) => setState({ text: written, note: '' }),
      say,
      async start(opening: Opening) {
        if (isStarting.current) return
        isStarting.current = true
        try {
          say((await startConversation(opening)).note)
        } finally {
          isStarting.current = false
        }
      },
    }
  }, [])
  return { text, note, ...acts }
}
