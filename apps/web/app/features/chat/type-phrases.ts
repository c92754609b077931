import { firstTyping, nextTyping } from './next-typing.ts'
import { typedPhrases } from './prompt-texts.ts'

/**
 * Types example phrases into an empty prompt, character by character, from the first one on. Returns a function that
 * stops it.
 */
export function typePhrases(form: HTMLFormElement): () => void {
  const typed = document.createElement('span')
  typed.className = 'prompt-typed'
  typed.ariaHidden = 'true'
  const caret = typed.appendChild(document.createElement('span'))
  caret.className = 'prompt-caret'
  form.querySelector('textarea')?.after(typed)
  form.dataset['typing'] = ''

  let typing = firstTyping
  let timer: ReturnType<typeof setTimeout>
  function step(): void {
    caret.textContent = typedPhrases[typing.phrase]?.slice(0, typing.length) ?? ''
    const { next, afterMs } = nextTyping(typing, typedPhrases)
    timer = setTimeout(() => {
      typing = next
      step()
    }, afterMs)
  }
  step()
  return () => {
    clearTimeout(timer)
    typed.remove()
    delete form.dataset['typing']
  }
}
