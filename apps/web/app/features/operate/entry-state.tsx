import { Badge } from '@mowatt/ui'
import { stateTexts } from './member-texts.ts'

const looks = {
  counted: { tone: 'success', text: stateTexts.counts },
  held: { tone: 'warn', text: stateTexts.held },
  taken_back: { tone: 'neutral', text: stateTexts.takenBack },
  refused: { tone: 'danger', text: stateTexts.refused },
} as const

export function EntryState({ state }: { state: keyof typeof looks }) {
  const { tone, text } = looks[state]
  return <Badge tone={tone}>{text}</Badge>
}
