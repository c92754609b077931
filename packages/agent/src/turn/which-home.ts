import { choicesCard } from '../cards/choices-card.ts'
import type { Command } from '../command/command.ts'
import { parseCommand } from '../command/command-text.ts'
import { forgetNotes } from '../notes/notes.ts'
import type { AgentState } from '../state/agent-state.ts'
import { ownWorld, type World } from '../state/world.ts'

const NONE = 'Another home'
const MOST_CHOICES = 5
const OF_OWN: readonly Command['do'][] = ['judge', 'compare', 'switch']

/** Commands about their own home, if they have several and it isn't known yet which one or of what kind it is. */
export function asksWhichHome(commands: readonly Command[], state: AgentState, world: World): Command | undefined {
  const { homes = [], home, bills } = ownWorld(world, state)
  const isTold = (state.notes ?? []).some(({ subject }) => subject === 'own')
  const isOpen = homes.length > 1 && !home && state.homeId === undefined && bills.length === 0
  return isOpen && !isTold && state.subject === 'own' ? commands.find(isOfOwnHome) : undefined
}

function isOfOwnHome(command: Command): boolean {
  if (command.do === 'figure') return command.of === 'deal' || command.of === 'bill'
  if (command.do === 'judge' && command.what === 'rate') return command.told?.values === undefined
  return OF_OWN.includes(command.do) || (command.do === 'explain' && command.topic === 'fix_ends')
}

export function homesCard({ homes = [] }: World) {
  return choicesCard(...homes.slice(0, MOST_CHOICES).map(({ name }) => name), NONE)
}

/** The state with the home that a message names, without statements about another, and the pending question. */
export function chooseHome(
  text: string,
  state: AgentState,
  { homes = [] }: World,
): { state: AgentState; goal?: Command } {
  if (homes.length < 2) return { state }
  const { asked, ...rest } = state
  const goal = asked?.wanted === 'which_home' ? parseCommand(asked.goal) : undefined
  const said = plain(text)
  if (goal && said === plain(NONE)) return { state: { ...rest, homeId: null }, goal }
  const exact = goal && homes.filter(({ name }) => plain(name) === said)
  const named = exact?.length === 1 ? exact : homes.filter(({ name }) => isNamedIn(said, name))
  const [home] = named
  if (!home || named.length > 1 || home.id === state.homeId) return { state }
  const isOther = typeof state.homeId === 'string'
  const { comparison: _deals, pointed: _offer, ...left } = forgetNotes({ ...rest, subject: 'own' }, 'all').state
  const next = { ...(isOther ? left : rest), homeId: home.id }
  return exact === named && goal ? { state: next, goal } : { state: next }
}

/** A name that isn't every home's. */
function isNamedIn(said: string, name: string): boolean {
  const own = plain(name)
  return own.length > 2 && !/^home(?: \d{1,2})?$/.test(own) && ` ${said} `.includes(` ${own} `)
}

/** In lower case, without punctuation, and without what people put before a name. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().replace(/^(?:(?:its|the|my|for|about|i mean) )+/, '')
}
