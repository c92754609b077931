import { ArrowUpIcon, PaperclipIcon } from '@mowatt/ui'
import { useId } from 'react'
import { tracked } from '../../browser/analytics/tracked.ts'
import { attachLabel, billFiles, placeholders, suggestions } from './prompt-texts.ts'

type PromptProps = {
  /** Types example phrases until the visitor comes; a quiet prompt shows its placeholder only. */
  isTyping?: boolean
  tone: 'sky' | 'soil'
  attachText?: string
}

/** Where a visitor asks Mo, as the server sends it; run-prompts.ts brings it to life. */
export function Prompt({ isTyping = false, tone, attachText = attachLabel }: PromptProps) {
  const id = useId()
  return (
    <div data-prompt data-keep={`prompt ${tone}`} data-types={isTyping ? '' : undefined}>
      <form className="prompt" action="/#waitlist" data-track-form="chat_message" data-wide={placeholders.wide}>
        <label htmlFor={id} className="sr-only">
          Ask Mo about your energy
        </label>
        <textarea
          id={id}
          className="prompt-input"
          rows={1}
          dir="auto"
          required
          placeholder={isTyping ? placeholders.wide : placeholders.narrow}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <button type="button" className="prompt-attach" {...pressed(attachLabel, '#upload')}>
            <PaperclipIcon />
            <span data-attach-text>{attachText}</span>
          </button>
          <button type="submit" className="prompt-send" aria-label="Send">
            <ArrowUpIcon />
            <span className="prompt-spin" />
          </button>
        </div>
        <input type="file" hidden multiple accept={billFiles} />
      </form>
      <output className="prompt-note sr-only" />
      <div data-flow />
      <ul className="prompt-chips" data-tone={tone} aria-label="Suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="prompt-chip" {...pressed(suggestion, '#chat')}>
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
