import { LONGEST_QUESTION } from '@mowatt/contract'
import { ArrowUpIcon, Button, PaperclipIcon, StopIcon } from '@mowatt/ui'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { useMediaQuery } from '../../../../browser/use-media-query.ts'
import { attachLabel, billFiles, placeholders } from '../../prompt-texts.ts'
import type { PromptState } from '../../use-prompt.ts'

type ComposerProps = {
  input: Ref<HTMLTextAreaElement>
  /** What is typed, and the flow for files. */
  prompt: PromptState
  onSend: (text: string) => void
  /** Mo is answering: what is typed waits, and the answer can be stopped. */
  isBusy: boolean
  isStopping?: boolean
  onStop?: () => void
  /** Nothing can be sent yet. */
  isOff?: boolean
  /** Above the words: what is being changed, for instance. */
  children?: ReactNode
}

/** Where people write to Mo. It grows with its words; Enter sends, and with Shift begins a line. */
export function Composer(props: ComposerProps) {
  const { input, prompt, onSend, isBusy, isStopping = false, onStop, isOff = false, children } = props
  const { text, note, write, take, hasPhotos, flow } = prompt
  const id = useId()
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

  function pick({ currentTarget }: FormEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file may be chosen again after something went wrong.
    currentTarget.value = ''
    take(files)
  }

  if (hasPhotos && flow) return <flow.Photos />
  return (
    <>
      <form className="prompt composer" onSubmit={send} noValidate data-track-form="chat_message">
        {children}
        <button
          type="button"
          className="prompt-attach"
          disabled={isBusy || isOff || prompt.isBusy}
          onClick={() => picker.current?.click()}
        >
          <PaperclipIcon />
          <span>{attachLabel}</span>
        </button>
        <label htmlFor={id} className="sr-only">
          Message to Mo
        </label>
        <textarea
          ref={input}
          id={id}
          className="prompt-input"
          rows={1}
          dir="auto"
          value={text}
          enterKeyHint="send"
          placeholder={isWide ? placeholders.wide : placeholders.narrow}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-length` : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <span className="composer-acts">
          {isBusy && onStop && (
            <Button variant="quiet" size="small" className="composer-stop" disabled={isStopping} onClick={onStop}>
              <StopIcon size="small" />
              {isStopping ? 'Stopping' : 'Stop'}
            </Button>
          )}
          <button type="submit" className="prompt-send" aria-label="Send" disabled={isResting}>
            <ArrowUpIcon />
          </button>
        </span>
        {isTooLong && (
          <p id={`${id}-length`} role="alert" className="composer-trouble">
            Please use {LONGEST_QUESTION} characters or fewer. You’ve used {length}.
          </p>
        )}
        <input ref={picker} type="file" hidden multiple accept={billFiles} onChange={pick} />
      </form>
      <output className={note === '' ? 'sr-only' : 'prompt-note'}>{note}</output>
      {flow && <flow.Trouble />}
    </>
  )
}
