import { LONGEST_QUESTION } from '@mowatt/contract'
import { Button, StopIcon } from '@mowatt/ui'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { useMediaQuery } from '../../../../browser/use-media-query.ts'
import { PromptForm } from '../../prompt-form.tsx'
import { placeholders } from '../../prompt-texts.ts'
import type { PromptState } from '../../use-prompt.ts'
import { composerTexts } from './composer-texts.ts'

type ComposerProps = {
  input: Ref<HTMLTextAreaElement>
  /** The draft, and the flow for files. */
  prompt: PromptState
  onSend: (text: string) => void
  /** Mo is answering: the draft cannot be sent yet, and the answer can be stopped. */
  isBusy: boolean
  isStopping?: boolean
  onStop?: () => void
  /** Nothing can be sent yet. */
  isOff?: boolean
  /** Above the text field: the message being edited, for instance. */
  children?: ReactNode
}

/** The message field. It grows with its text; Enter sends, and Shift+Enter adds a line. */
export function Composer(props: ComposerProps) {
  const { input, prompt, onSend, isBusy, isStopping = false, onStop, isOff = false, children } = props
  const { text, note, write, take, hasPhotos, flow } = prompt
  const lengthId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const isWide = useMediaQuery('(min-width: 640px)')
  const length = text.trim().length
  const isTooLong = length > LONGEST_QUESTION
  const isResting = length === 0 || isTooLong || isBusy || isOff || prompt.isBusy

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isResting) onSend(text.trim())
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  if (hasPhotos && flow) return <flow.Photos />
  return (
    <>
      <PromptForm
        label={composerTexts.label}
        layout="line"
        className="prompt composer"
        onSubmit={send}
        noValidate
        input={{
          ref: input,
          value: text,
          enterKeyHint: 'send',
          placeholder: isWide ? placeholders.wide : placeholders.narrow,
          'aria-invalid': isTooLong || undefined,
          'aria-describedby': isTooLong ? lengthId : undefined,
          onChange: (event) => write(event.target.value),
          onKeyDown: sendOnEnter,
        }}
        attach={{ disabled: isBusy || isOff || prompt.isBusy, onClick: () => picker.current?.click() }}
        send={{ disabled: isResting }}
        picker={{ ref: picker, onFiles: take }}
        acts={
          isBusy &&
          onStop && (
            <Button variant="quiet" size="small" className="composer-stop" disabled={isStopping} onClick={onStop}>
              <StopIcon size="small" />
              {isStopping ? composerTexts.stopping : composerTexts.stop}
            </Button>
          )
        }
        below={
          isTooLong && (
            <p id={lengthId} role="alert" className="composer-trouble">
              {composerTexts.tooLong(LONGEST_QUESTION, length)}
            </p>
          )
        }
      >
        {children}
      </PromptForm>
      <output className={note === '' ? 'sr-only' : 'prompt-note'}>{note}</output>
      {flow && <flow.Trouble />}
    </>
  )
}
