import { startTransition, useMemo, useState } from 'react'
import { createPrompt, emptyPrompt, type PromptActs, type PromptView } from './create-prompt.ts'
import type { OpenFlow } from './flow.ts'

/** The prompt of a conversation. Held once, however often it is drawn. */
export type PromptState = PromptView & PromptActs

export function usePrompt(openFlow: OpenFlow): PromptState {
  const [view, setView] = useState(emptyPrompt)
  const acts = useMemo(
    () =>
      createPrompt(openFlow, (part) => {
        const change = () => setView((before) => ({ ...before, ...part }))
        // Its styles are still on their way, and the page must not make room for them meanwhile.
        if (part.flow) startTransition(change)
        else change()
      }),
    [openFlow],
  )
  return { ...view, ...acts }
}
