import { ArrowUpIcon, joinClasses, PaperclipIcon } from '@mowatt/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { tracked } from '../../browser/analytics/tracked.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { attachLabel, billFiles, placeholders, suggestions } from './prompt-texts.ts'
import { TypedPhrase } from './typed-phrase.tsx'
import type { PromptState } from './use-prompt.ts'

type PromptProps = {
  state: PromptState
  /** Types example phrases until the visitor comes; a quiet prompt shows its placeholder only. */
  isTyping?: boolean
  tone: 'sky' | 'soil'
  attachText?: string
}

/** Where a visitor asks Mo. What is typed stays until it is sent. */
export function Prompt({ state, isTyping = false, tone, attachText = attachLabel }: PromptProps) {
  const { text, note, write, ask, take, isBusy, hasPhotos, flow } = state
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const isHydrated = useIsHydrated()
  const isWide = useMediaQuery('(min-width: 640px)')
  const mayMove = useMediaQuery('(prefers-reduced-motion: no-preference)')
  // On a narrow screen this prompt is not shown, and nobody would see it type.
  const isShown = useMediaQuery('(min-width: 900px)')
  const types = isTyping && isShown && mayMove && !hasFocus && text === ''
  const isEmpty = text.trim() === ''

  // What was typed before the page came to life is not lost.
  useEffect(() => {
    if (input.current?.value) write(input.current.value)
  }, [write])

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isEmpty) ask(text.trim())
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  function suggest(suggestion: string) {
    write(suggestion)
    input.current?.focus()
  }

  function pick({ currentTarget }: FormEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file may be chosen again after something went wrong.
    currentTarget.value = ''
    take(files)
  }

  if (hasPhotos && flow) return <flow.Photos />
  return (
    <div>
      <form
        className="prompt"
        action="/#waitlist"
        onSubmit={send}
        noValidate={isHydrated}
        data-typing={types || undefined}
        data-track-form="chat_message"
        data-wide={placeholders.wide}
      >
        <label htmlFor={id} className="sr-only">
          Ask Mo about your energy
        </label>
        <textarea
          ref={input}
          id={id}
          className="prompt-input"
          rows={1}
          dir="auto"
          required
          value={text}
          disabled={isBusy}
          placeholder={isTyping || isWide ? placeholders.wide : placeholders.narrow}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        />
        {types && <TypedPhrase />}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <button
            type="button"
            className="prompt-attach"
            disabled={isBusy}
            onClick={() => picker.current?.click()}
            {...pressed(attachLabel, '#upload')}
          >
            <PaperclipIcon />
            {attachText}
          </button>
          <button type="submit" className="prompt-send" aria-label="Send" disabled={isHydrated && (isEmpty || isBusy)}>
            {isBusy ? <span className="prompt-spin" /> : <ArrowUpIcon />}
          </button>
        </div>
        <input ref={picker} type="file" hidden multiple accept={billFiles} onChange={pick} />
      </form>
      <output className={joinClasses('prompt-note', note === '' && 'sr-only')}>{note}</output>
      {flow && <flow.Trouble />}
      <ul className="prompt-chips" data-tone={tone} aria-label="Suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="prompt-chip"
              disabled={isBusy}
              onClick={() => suggest(suggestion)}
              {...pressed(suggestion, '#chat')}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function pressed(text: string, destination: string) {
  return tracked('button_click', { button_text: text, destination, section: 'prompt' })
}
