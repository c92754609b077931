import { MoWave } from '@mowatt/ui'
import { suggestions } from '../prompt-texts.ts'
import { welcomeTexts } from './composer/composer-texts.ts'

type WelcomeProps = { headingLevel: 'h1' | 'h2'; onSuggest: (text: string) => void }

/** The welcome before the first message: who Mo is, what he can do, and three ways to begin. */
export function Welcome({ headingLevel: Heading, onSuggest }: WelcomeProps) {
  return (
    <div className="welcome">
      <MoWave className="w-30 md:w-45" />
      <Heading className="text-h2">{welcomeTexts.title}</Heading>
      <p className="max-w-[50ch] text-text-2">{welcomeTexts.lead}</p>
      <ul className="chat-chips justify-center" aria-label={welcomeTexts.suggestions}>
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
