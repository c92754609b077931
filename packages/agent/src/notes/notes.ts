import { FUELS } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { AgentState, Note } from '../state/agent-state.ts'
import type { Told } from '../command/command.ts'
import type { Subject } from '@mowatt/text/household'
import { textOfDetail } from '@mowatt/text/text-of-detail'

/** One note of Mo's, as it is shown. */
export type NotedItem = Note & { label: string; text: string }

/** Values that a comparison depends on: guessed ones are confirmed before they are used. */
const DECIDES: readonly Note['key'][] = ['spend', 'kwh', 'rates']
/** The details that the list of deals depends on. */
const OF_COMPARISON: ReadonlySet<Note['key']> = new Set([
  ...DECIDES,
  'postcode',
  'region',
  'paymentMethod',
  'fuels',
  'nightPercent',
  'meter',
  'people',
  'bedrooms',
  'heating',
  'endsOn',
  'exitFeePence',
])
const PLACES: readonly Note['key'][] = ['postcode', 'region', 'near']
const PARTS: Readonly<Partial<Record<Note['key'], readonly (keyof Household)[]>>> = {
  endsOn: ['isEndMonth'],
  exitFeePence: ['exitFeeOn'],
  kwh: ['nightPercent', 'isTypical'],
  postcode: ['region', 'near'],
  region: ['postcode', 'near'],
}

export function decidesComparison(key: Note['key']): boolean {
  return OF_COMPARISON.has(key)
}

/** The state with the user's new statements, and where they made them. Another person's home is stored separately. */
export function noteDetails(state: AgentState, told: Told, message: number): AgentState {
  const subject: Subject = told.whose === undefined ? 'own' : 'other'
  const sources = told.sources ?? []
  if (sources.length === 0) return state
  const before = state[subject]
  const kept = withoutKeys(
    before,
    sources.flatMap(({ key }) => PARTS[key] ?? []),
  )
  const after: Household = { ...kept, ...joined(before, told.details) }
  const notes = [
    ...(state.notes ?? []).filter((note) => note.subject !== subject || !sources.some(({ key }) => key === note.key)),
    ...sources.map((source) => ({
      ...source,
      subject,
      message,
      ...(told.billId !== undefined && { billId: told.billId }),
    })),
  ]
  const whose = told.whose === undefined ? {} : { subject, who: told.whose }
  return { ...state, [subject]: after, ...whose, notes }
}

/** Usage and rates of one fuel leave the other's unchanged, and a unit rate its standing charge. */
function joined(before: Household, told: Household): Household {
  return {
    ...told,
    ...(told.kwh && { kwh: { ...before.kwh, ...told.kwh } }),
    ...(told.rates && { rates: joinedRates(before.rates ?? {}, told.rates) }),
  }
}

function joinedRates(before: NonNullable<Household['rates']>, told: NonNullable<Household['rates']>): typeof before {
  const changed = FUELS.flatMap((fuel) => {
    const [was, is] = [before[fuel] ?? {}, told[fuel]]
    if (!is) return []
    const { unitPence: _unit, nightPence: _night, ...standing } = was
    return [[fuel, { ...(is.unitPence === undefined ? was : standing), ...is }]]
  })
  return { ...before, ...Object.fromEntries(changed) }
}

/** The notes about the home in question, oldest first. */
export function notesOf(state: AgentState): NotedItem[] {
  const household = state[state.subject]
  return (state.notes ?? [])
    .filter(({ subject, key }) => subject === state.subject && household[key] !== undefined)
    .flatMap((note) => {
      const said = textOfDetail(note.key, household)
      return said ? [{ ...note, ...said }] : []
    })
}

/** Without one, the last or all of the notes about that home. */
export function forgetNotes(
  state: AgentState,
  what: Note['key'] | 'last' | 'all',
): { state: AgentState; many: number } {
  const mine = (state.notes ?? []).filter(({ subject }) => subject === state.subject)
  const newest = mine.at(-1)?.message
  const gone =
    what === 'all'
      ? mine
      : mine.filter(({ key, message }) => (what === 'last' ? message === newest : key === what || isPart(key, what)))
  const isAll = what === 'all'
  const household = isAll
    ? {}
    : withoutKeys(
        state[state.subject],
        gone.flatMap(({ key }) => [key, ...(PARTS[key] ?? [])]),
      )
  const { comparison: _built, asked: _asked, ...rest } = state
  const left = gone.length > 0 ? rest : state
  const notes = (state.notes ?? []).filter((note) => !gone.includes(note))
  return { state: { ...left, [state.subject]: household, notes }, many: gone.length }
}

/** A decisive amount that was not stated clearly. */
export function unsureNote(state: AgentState): Note | undefined {
  const household = state[state.subject]
  return (state.notes ?? []).find(
    ({ key, subject, isPlain }) =>
      !isPlain && subject === state.subject && DECIDES.includes(key) && household[key] !== undefined,
  )
}

/** No home pays as much for a kWh. */
const MOST_PENCE = 100

/** The note of a rate that is more than any home pays, until they confirm it. */
export function unlikelyNote(state: AgentState): Note | undefined {
  const note = unsureNote(state)
  const { rates = {} } = state[state.subject]
  const isUnlikely = FUELS.some((fuel) => (rates[fuel]?.unitPence ?? 0) > MOST_PENCE)
  return note?.key === 'rates' && isUnlikely ? note : undefined
}

export function confirmNote(state: AgentState, key: Note['key']): AgentState {
  const notes = (state.notes ?? []).map((note) =>
    note.key === key && note.subject === state.subject ? { ...note, isPlain: true } : note,
  )
  return { ...state, notes }
}

/** A town is where they live, as a postcode is. */
function isPart(key: Note['key'], what: Note['key']): boolean {
  return PLACES.includes(key) && PLACES.includes(what)
}

function withoutKeys(household: Household, keys: readonly (keyof Household)[]): Household {
  return Object.fromEntries(Object.entries(household).filter(([key]) => !keys.some((each) => each === key)))
}
