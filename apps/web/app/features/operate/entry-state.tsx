import { Badge } from '@mowatt/ui'

const looks = {
  counted: { tone: 'success', text: 'Counts' },
  held: { tone: 'warn', text: 'On hold' },
  taken_back: { tone: 'neutral', text: 'Taken back' },
  refused: { tone: 'danger', text: 'Refused' },
} as const

export function EntryState({ state }: { state: keyof typeof looks }) {
  const { tone, text } = looks[state]
  return <Badge tone={tone}>{text}</Badge>
}
