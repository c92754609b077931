import type { Home } from '@mowatt/contract'
import { Badge } from '@mowatt/ui'
import { AppLink } from '../../shell/app/app-link.tsx'
import { STATE_LOOKS } from '../../shell/app/switch-looks.ts'
import { switchTexts } from './home-texts.ts'

/** The switches of this home. */
export function HomeSwitches({ switches }: Pick<Home, 'switches'>) {
  return (
    <section aria-labelledby="home-switches" className="grid gap-4">
      <h2 id="home-switches" className="text-h3">
        {switchTexts.title}
      </h2>
      {switches.length === 0 && <p className="text-text-2">{switchTexts.none}</p>}
      <ul className="chat-rows">
        {switches.map(({ switch_id, title, state, says }) => (
          <li key={switch_id}>
            <AppLink href={`/switches/${encodeURIComponent(switch_id)}`} className="chat-row">
              <span className="flex flex-wrap items-start justify-between gap-2">
                <strong className="min-w-0 wrap-anywhere">{title}</strong>
                <Badge tone={STATE_LOOKS[state].tone}>{STATE_LOOKS[state].label}</Badge>
              </span>
              <span className="text-small text-text-2">{says}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
