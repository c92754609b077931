import { startTransition, useMemo, useRef, useState } from 'react'
import type { Flow, FlowView, OpenFlow } from './flow.ts'

/** What a visitor is writing to Mo, and what the page last answered. Held once, however often the prompt is drawn. */
export type PromptState = FlowView & {
  text: string
  note: string
  flow: Flow | undefined
  write: (text: string) => void
  say: (note: string) => void
  /** Each hands over to Mo; while one hand-over is under way, a second press does nothing. */
  ask: (message: string) => void
  take: (files: readonly File[]) => void
}

const NOT_LOADED = 'Connection failed. Please check your internet connection and try again.'
const first = { text: '', note: '', flow: undefined as Flow | undefined, isBusy: false, hasPhotos: false }

export function usePrompt(openFlow: OpenFlow): PromptState {
  const [state, setState] = useState(first)
  const busy = useRef(false)
  const coming = useRef<Promise<Flow>>(undefined)
  const acts = useMemo(() => {
    const change = (part: Partial<typeof first>) => {
      busy.current = part.isBusy ?? busy.current
      setState((before) => ({ ...before, ...part }))
    }
    // Its parts are fetched by the first who need them, and not by everybody who looks at the page.
    async function withFlow(isSending: boolean, act: (flow: Flow) => void) {
      if (busy.current) return
      change({ note: '', isBusy: isSending })
      busy.current = true
      try {
        const flow = await (coming.current ??= openFlow((view) => change(view)))
        change({ isBusy: false })
        // Its styles are still on their way, and the page must not make room for them meanwhile.
        startTransition(() => change({ flow }))
        act(flow)
      } catch {
        coming.current = undefined
        change({ isBusy: false, note: NOT_LOADED })
      }
    }
    return {
      write: (text: string) => change({ text, note: '' }),
      say: (note: string) => change({ note }),
      ask: (message: string) => void withFlow(true, (flow) => flow.ask(message)),
      // Choosing sends nothing yet: the keyboard stays where it is.
      take: (files: readonly File[]) => void withFlow(false, (flow) => flow.take(files)),
    }
  }, [openFlow])
  return { ...state, ...acts }
}
