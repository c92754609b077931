import type { Flow, FlowView, OpenFlow } from './flow.ts'
import { createPromptTexts } from './prompt-texts.ts'

/** What a visitor is writing to Mo, and what the page last answered. */
export type PromptView = FlowView & { text: string; note: string; flow: Flow | undefined }

export type PromptActs = {
  write: (text: string) => void
  say: (note: string) => void
  /** Each hands over to Mo; while one hand-over is under way, a second press does nothing. */
  ask: (message: string) => void
  take: (files: readonly File[]) => void
}

export const emptyPrompt: PromptView = { text: '', note: '', flow: undefined, isBusy: false, hasPhotos: false }

/**
 * The prompt's rules, without React: the home page has none. `onChange` is called with each part of the view that
 * changes.
 */
export function createPrompt(openFlow: OpenFlow, onChange: (part: Partial<PromptView>) => void): PromptActs {
  let isBusy = false
  let coming: Promise<Flow> | undefined

  function change(part: Partial<PromptView>): void {
    isBusy = part.isBusy ?? isBusy
    onChange(part)
  }

  // Its parts are fetched by the first who need them, and not by everybody who looks at the page.
  async function withFlow(isSending: boolean, act: (flow: Flow) => void): Promise<void> {
    if (isBusy) return
    change({ note: '', isBusy: isSending })
    isBusy = true
    try {
      const flow = await (coming ??= openFlow((view) => change(view)))
      change({ isBusy: false })
      change({ flow })
      act(flow)
    } catch {
      coming = undefined
      change({ isBusy: false, note: createPromptTexts.notLoaded })
    }
  }

  return {
    write: (text) => change({ text, note: '' }),
    say: (note) => change({ note }),
    ask: (message) => void withFlow(true, (flow) => flow.ask(message)),
    // Choosing sends nothing yet: the keyboard stays where it is.
    take: (files) => void withFlow(false, (flow) => flow.take(files)),
  }
}
