import type { Flow, FlowView, OpenFlow } from './flow.ts'
import { createPromptTexts } from './prompt-texts.ts'

/** The visitor's draft for Mo, and the page's last response. */
export type PromptView = FlowView & { text: string; note: string; flow: Flow | undefined }

export type PromptActs = {
  write: (text: string) => void
  say: (note: string) => void
  /** Each hands over to Mo; while one is in progress, a second press does nothing. */
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

  // Its parts are loaded when first needed, and not for every visitor.
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
    // Choosing does not send yet: the focus stays where it is.
    take: (files) => void withFlow(false, (flow) => flow.take(files)),
  }
}
