import type { Command, Figure, Measure } from '../command/command.ts'
import { capital } from '@mowatt/text/words/sentences'
import { TEMPLATES } from '../say/templates.ts'
import { ASPECT_LABELS } from '../topics/aspect-labels.ts'
import type { Topics } from '../topics/topic.ts'

const SCOPE_LABELS: Readonly<Record<Figure['of'], string>> = {
  bill: ' on my bill',
  deal: ' on my deal',
  offer: ' with one of the tariffs',
  list: ' with the tariffs you listed',
  cap: ' under the price cap',
  typical: ' in a typical home',
  place: ' in another place',
  car: ' for an electric car',
  heat_pump: ' with a heat pump',
  what_if: ' with a change at home',
  appliance: ' to run an appliance',
  told: ' with my figures',
}
const PER_LABELS: Readonly<Partial<Record<NonNullable<Figure['per']>, string>>> = {
  bill: '',
  kwh: ' a kWh',
  until_end: ' until my deal ends',
}
const LABELS: Readonly<Partial<Record<Command['do'], string>>> = {
  work_out: 'A sum with my figures',
  compare: 'Compare tariffs for me',
  narrow: 'Show only some of the tariffs',
  point: 'Tell me about one of the tariffs',
  switch: 'Switch me',
  remind: 'Remind me',
  letter: 'Write a letter for me',
  noted: 'What you’ve noted',
  forget: 'Forget what I told you',
  correct: 'Put something right',
  progress: 'How my switch is going',
  cancel: 'Cancel it',
  hand_over: 'Talk to a person',
}
const JUDGE_LABELS = {
  rate: 'Is my rate good?',
  offer: 'Is that a good offer?',
  payment: 'Is my payment right?',
  use: 'Do I use a lot?',
  bill: 'Is my bill right?',
} as const

/** Their labels say whose they are. */
const OF_BILL: readonly Measure[] = ['total', 'days', 'name', 'fields']

/** The label of a reading when the user has to choose. Undefined for readings that users would not pick. */
export function labelOf(command: Command, topics: Topics | undefined): string | undefined {
  if (command.do === 'explain') {
    const title = topics?.get(command.topic)?.title
    if (title === undefined || command.aspect === undefined) return title
    return `${title} ${ASPECT_LABELS[command.aspect]}`
  }
  if (command.do === 'judge') return JUDGE_LABELS[command.what]
  if (command.do !== 'figure') return LABELS[command.do]
  const per = command.per === undefined ? '' : (PER_LABELS[command.per] ?? ` a ${command.per}`)
  const isWithoutScope = command.per === 'until_end' || OF_BILL.includes(command.measure)
  const what = ofFuel(TEMPLATES[`reading.${command.measure}`], command.fuel)
  return `${inTheirWords(what)}${per}${isWithoutScope ? '' : SCOPE_LABELS[command.of]}`
}

function ofFuel(text: string, fuel: Figure['fuel']): string {
  if (fuel === undefined) return text
  const named = text.replace('it costs', `${fuel} costs`).replace('how much you', `how much ${fuel} you`)
  return named === text ? `${text} for ${fuel}` : named
}

/** Mo's statements about their home, in the user's words. */
function inTheirWords(text: string): string {
  return capital(text.replaceAll(/\byour\b/g, 'my').replaceAll(/\byou\b/g, 'I'))
}
