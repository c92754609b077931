import { regionOf, type RegionLetter } from '@mowatt/tariffs'
import type { ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import { ask } from './results.ts'

/** "your", or "your sister’s". */
export function whose({ subject, who }: AgentState): string {
  return subject === 'own' ? 'your' : who ? `your ${who}’s` : 'their'
}

export function askPostcode(state: AgentState, goal: string, before = ''): ToolResult {
  const isNew = before === '' && state.subject === 'own' && Object.keys(state.own).length === 0
  const bill = isNew ? ' Or add a bill with the paper clip, and I read everything from it.' : ''
  const kind = isNew ? 'Happy to look. ' : before
  return ask(state, 'postcode', goal, `${kind}What is ${whose(state)} postcode? Prices differ by region.${bill}`)
}

export function askRegion(
  state: AgentState,
  goal: string,
  message: string,
  letters: readonly RegionLetter[],
): ToolResult {
  const choices =
    letters.length <= 6
      ? letters.map((letter) => ({ label: regionOf(letter).name, text: `The region is ${regionOf(letter).name}` }))
      : []
  const pick = choices.length > 0 ? ' You can also pick the region.' : ''
  return ask(state, 'mpan', goal, `${message} It has 13 digits and stands on the bill.${pick}`, choices)
}

export function askUse(state: AgentState, goal: string): ToolResult {
  return ask(
    state,
    'use',
    goal,
    `How much energy does ${state.subject === 'own' ? 'your' : 'the'} home use? A bill is best: add it with the paper clip. You can also tell me the kWh, or what is paid in a month or a year.`,
    [
      { label: 'I know what I pay', text: 'I know what I pay' },
      { label: 'Ask me a few questions', text: 'Ask me a few questions' },
      { label: 'Take a typical home', text: 'Use a typical home' },
      { label: 'I will add a bill', text: 'How do I upload a bill?' },
    ],
  )
}

export function askSpend(state: AgentState, goal: string): ToolResult {
  return ask(state, 'spend', goal, 'How much is paid, and is that for a month or a year? For example, "£140 a month".')
}

export function askPeople(state: AgentState, goal: string): ToolResult {
  const label = (count: number) => (count === 5 ? '5 or more' : String(count))
  return ask(
    state,
    'people',
    goal,
    'How many people live in the home?',
    [1, 2, 3, 4, 5].map((count) => ({ label: label(count), text: `${count} people` })),
  )
}

export function askBedrooms(state: AgentState, goal: string): ToolResult {
  const label = (count: number) => (count === 5 ? '5 or more' : String(count))
  return ask(
    state,
    'bedrooms',
    goal,
    'How many bedrooms does it have?',
    [1, 2, 3, 4, 5].map((count) => ({ label: label(count), text: `${count} bedrooms` })),
  )
}

export function askHeating(state: AgentState, goal: string): ToolResult {
  return ask(state, 'heating', goal, 'What heats the home?', [
    { label: 'Gas boiler', text: 'A gas boiler' },
    { label: 'Electric heaters', text: 'Electric heaters' },
    { label: 'Heat pump', text: 'A heat pump' },
    { label: 'Something else', text: 'Something else' },
  ])
}

export const DEAL_CHOICES = [
  { label: 'Standard variable', text: 'I am on a standard variable tariff' },
  { label: 'A fixed deal', text: 'I am on a fixed deal' },
  { label: 'I do not know', text: 'I do not know' },
]

export function askEnd(state: AgentState, goal: string): ToolResult {
  return ask(
    state,
    'ends_on',
    goal,
    `When does ${whose(state)} fixed deal end? The date is on the bill. A month is enough.`,
    [{ label: 'I do not know', text: 'I do not know' }],
  )
}

export function askExitFee(state: AgentState, goal: string): ToolResult {
  return ask(state, 'exit_fee', goal, 'What is the exit fee for each fuel?', [
    { label: 'No exit fee', text: 'No exit fee' },
    { label: 'I do not know', text: 'I do not know' },
  ])
}
