import { createPrompt, emptyPrompt, type PromptActs } from './create-prompt.ts'
import type { OpenFlow } from './flow.ts'
import { typePhrases } from './type-phrases.ts'

/** Adds behaviour to the home page's prompts: one for wide screens, one for phones, with a shared text. */
export function runPrompts(openFlow: OpenFlow): PromptActs {
  const prompts = [...document.querySelectorAll<HTMLElement>('[data-prompt]')].map(partsOf)
  let view = emptyPrompt
  const acts = createPrompt(openFlow, (part) => {
    view = { ...view, ...part }
    draw()
  })

  function draw(): void {
    const { text, note, isBusy, hasPhotos } = view
    for (const { form, input, send, output, buttons, others, lookAtTyping } of prompts) {
      if (input.value !== text) input.value = text
      output.textContent = note
      output.classList.toggle('sr-only', note === '')
      for (const each of [input, ...buttons]) each.disabled = isBusy
      send.disabled = isBusy || text.trim() === ''
      form.toggleAttribute('data-busy', isBusy)
      for (const each of others) {
        // Hidden, it would keep the focus for a frame, and the photos panel would not take it.
        if (hasPhotos && each.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
        each.hidden = hasPhotos
      }
      lookAtTyping()
    }
  }

  for (const { form, input, picker, attach, chips } of prompts) {
    // The page itself says what is missing.
    form.noValidate = true
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (view.text.trim() !== '') acts.ask(view.text.trim())
    })
    input.addEventListener('input', () => acts.write(input.value))
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
      event.preventDefault()
      form.requestSubmit()
    })
    attach.addEventListener('click', () => picker.click())
    picker.addEventListener('change', () => {
      const files = [...(picker.files ?? [])]
      // The same file may be chosen again after an error.
      picker.value = ''
      acts.take(files)
    })
    for (const chip of chips) {
      chip.addEventListener('click', () => {
        acts.write(chip.textContent)
        input.focus()
      })
    }
  }
  // Text typed before the scripts ran is kept.
  acts.write(prompts.map(({ input }) => input.value).find(Boolean) ?? '')
  return acts
}

function partsOf(prompt: HTMLElement) {
  const find = <E extends HTMLElement>(selector: string) => prompt.querySelector<E>(selector)!
  const form = find<HTMLFormElement>('form')
  const input = find<HTMLTextAreaElement>('textarea')
  const attach = find<HTMLButtonElement>('.prompt-attach')
  const chips = [...prompt.querySelectorAll<HTMLButtonElement>('.prompt-chip')]
  const slot = find('[data-flow]')
  return {
    form,
    input,
    attach,
    chips,
    slot,
    send: find<HTMLButtonElement>('.prompt-send'),
    picker: find<HTMLInputElement>('input[type=file]'),
    output: find('output'),
    buttons: [attach, ...chips],
    others: [...prompt.children].filter((each): each is HTMLElement => each !== slot),
    lookAtTyping: 'types' in prompt.dataset ? watchTyping(form, input) : () => {},
  }
}

/** Example phrases are typed until the visitor interacts, if they are visible and motion is not reduced. */
function watchTyping(form: HTMLFormElement, input: HTMLTextAreaElement): () => void {
  const mayType = matchMedia('(min-width: 900px) and (prefers-reduced-motion: no-preference)')
  let stop: (() => void) | undefined
  function look(): void {
    const types = mayType.matches && document.activeElement !== input && input.value === ''
    if (types) stop ??= typePhrases(form)
    else {
      stop?.()
      stop = undefined
    }
  }
  input.addEventListener('focus', look)
  input.addEventListener('blur', look)
  mayType.addEventListener('change', look)
  return look
}
