import { Button, CheckIcon, CopyIcon, LongTextField } from '@mowatt/ui'
import { useId, useState } from 'react'
import { useCopy } from './use-copy.ts'

/** To change and to copy. It goes nowhere by itself. */
export function LetterToCopy({ text }: { text: string }) {
  const [letter, setLetter] = useState(text)
  const { state, copy } = useCopy(() => letter)
  const id = useId()
  return (
    <details>
      <summary>Letter to copy</summary>
      <div className="mt-3 grid gap-3">
        <LongTextField
          id={id}
          label="Change anything you like, then copy it into an email or letter"
          rows={16}
          value={letter}
          onChange={({ currentTarget }) => setLetter(currentTarget.value)}
        />
        <Button variant="ghost" size="small" className="justify-self-start" onClick={copy}>
          {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
          <span aria-live="polite">
            {state === 'idle' ? 'Copy the letter' : state === 'copied' ? 'Copied' : 'Couldn’t copy'}
          </span>
        </Button>
      </div>
    </details>
  )
}
