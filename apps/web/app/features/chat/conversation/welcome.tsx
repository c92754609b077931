import { MoWave } from '@mowatt/ui'
import { suggestions } from '../prompt-texts.ts'

type WelcomeProps = { headingLevel: 'h1' | 'h2'; onSuggest: (text: string) => void }

/** Mo before the first word: who he is, what he can do, and three ways to begin. */
export function Welcome({ headingLevel: Heading, onSuggest }: WelcomeProps) {
  return (
    <div className="welcome">
      <MoWave className="w-30 md:w-45" />
      <Heading className="text-h2">Start a conversation with Mo</Heading>
      <p className="max-w-[50ch] text-text-2">
        I’m Mo, an AI. Upload an energy bill and I’ll tell you what you pay a year and whether to switch, and show you
        all my working. Or just ask a question. You can always ask a person instead.
      </p>
      <ul className="chat-chips justify-center" aria-label="Suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="chat-chip" onClick={() => onSuggest(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
