import { typedPhrases } from './prompt-texts.ts'
import { useTyping } from './use-typing.ts'

/** Example phrases, typed one letter after the other. By itself, so that each letter draws these words and no more. */
export function TypedPhrase() {
  const typed = useTyping(typedPhrases)
  return (
    <span className="prompt-typed" aria-hidden>
      <span className="prompt-caret">{typed}</span>
    </span>
  )
}
