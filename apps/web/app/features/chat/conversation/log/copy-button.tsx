import { CheckIcon, CopyIcon } from '@mowatt/ui'
import { useCopy } from '../../../../shell/app/use-copy.ts'
import { copyButtonTexts } from '../cards/offer-texts.ts'

/** Copies words, and says that it has. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const { state, copy } = useCopy(text)
  return (
    <button type="button" className="chat-act" onClick={copy}>
      {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
      <span aria-live="polite">
        {state === 'idle' ? label : state === 'copied' ? copyButtonTexts.copied : copyButtonTexts.couldntCopy}
      </span>
    </button>
  )
}
