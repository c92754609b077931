import { useMemo, useState } from 'react'

/** What a visitor is writing to Mo, and what the page last answered. Held once, however often the prompt is drawn. */
export type PromptState = {
  text: string
  note: string
  write: (text: string) => void
  say: (note: string) => void
}

export function usePrompt(): PromptState {
  const [{ text, note }, setState] = useState({ text: '', note: '' })
  const acts = useMemo(
    () => ({
      write: (written: string) => setState({ text: written, note: '' }),
      say: (said: string) => setState((before) => ({ ...before, note: said })),
    }),
    [],
  )
  return { text, note, ...acts }
}
