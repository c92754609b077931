import { startTransition, useMemo, useRef, useState } from 'react'
import type { Desk, DeskView, OpenDesk } from './desk.ts'

/** What a visitor is writing to Mo, and what the page last answered. Held once, however often the prompt is drawn. */
export type PromptState = DeskView & {
  text: string
  note: string
  desk: Desk | undefined
  write: (text: string) => void
  say: (note: string) => void
  /** Each hands over to Mo; while one hand-over is under way, a second press does nothing. */
  ask: (message: string) => void
  take: (files: readonly File[]) => void
}

const NOT_LOADED = 'Connection failed. Please check your internet connection and try again.'
const first = { text: '', note: '', desk: undefined as Desk | undefined, isBusy: false, hasPhotos: false }

export function usePrompt(openDesk: OpenDesk): PromptState {
  const [state, setState] = useState(first)
  const busy = useRef(false)
  const coming = useRef<Promise<Desk>>(undefined)
  const acts = useMemo(() => {
    const change = (part: Partial<typeof first>) => {
      busy.current = part.isBusy ?? busy.current
      setState((before) => ({ ...before, ...part }))
    }
    // Its parts are fetched by the first who need them, and not by everybody who looks at the page.
    async function withDesk(isSending: boolean, act: (desk: Desk) => void) {
      if (busy.current) return
      change({ note: '', isBusy: isSending })
      busy.current = true
      try {
        const desk = await (coming.current ??= openDesk((view) => change(view)))
        change({ isBusy: false })
        // Its styles are still on their way, and the page must not make room for them meanwhile.
        startTransition(() => change({ desk }))
        act(desk)
      } catch {
        coming.current = undefined
        change({ isBusy: false, note: NOT_LOADED })
      }
    }
    return {
      write: (text: string) => change({ text, note: '' }),
      say: (note: string) => change({ note }),
      ask: (message: string) => void withDesk(true, (desk) => desk.ask(message)),
      // Choosing sends nothing yet: the keyboard stays where it is.
      take: (files: readonly File[]) => void withDesk(false, (desk) => desk.take(files)),
    }
  }, [openDesk])
  return { ...state, ...acts }
}
