import { tracked } from '../../browser/analytics/tracked.ts'
import { PromptForm } from './prompt-form.tsx'
import { attachLabel, placeholders, suggestions, askTexts } from './prompt-texts.ts'

type PromptProps = {
  /** Types example phrases until the visitor interacts; a quiet prompt only shows its placeholder. */
  isTyping?: boolean
  tone: 'sky' | 'soil'
  attachText?: string
}

/** The prompt as the server renders it; run-prompts.ts adds its behaviour. */
export function Prompt({ isTyping = false, tone, attachText }: PromptProps) {
  return (
    <div data-prompt data-keep={`prompt ${tone}`} data-types={isTyping ? '' : undefined}>
      <PromptForm
        label={askTexts.label}
        layout="block"
        action="/#waitlist"
        data-wide={placeholders.wide}
        input={{ required: true, placeholder: isTyping ? placeholders.wide : placeholders.narrow }}
        attach={pressed(attachLabel, '#upload')}
        attachText={attachText}
      />
      <output className="prompt-note sr-only" />
      <div data-flow />
      <ul className="prompt-chips" data-tone={tone} aria-label={askTexts.suggestions}>
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
