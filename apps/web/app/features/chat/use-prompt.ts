import { startTransition, useMemo, useState } from 'react'
import { createPrompt, emptyPrompt, type PromptActs, type PromptView } from './create-prompt.ts'
import type { OpenFlow } from './flow.ts'

/** The prompt of a conversation. Created once, however often it is rendered. */
export type PromptState = PromptView & PromptActs

export function usePrompt(openFlow: OpenFlow): PromptState {
  const [view, setView] = useState(emptyPrompt)
  const acts = useMemo(
    () =>
      createPrompt(openFlow, (part) => {
        const change = () => setView((before) => ({ ...before, ...part }))
        // Its styles are still loading, and the page must not reserve space for them meanwhile.
        if (part.flow) startTransition(change)
        else change()
      }),
    [openFlow],
  )
  return { ...view, ...acts }
}
