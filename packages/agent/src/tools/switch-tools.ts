import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { isIsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { comparisonOf } from '../home/compare-home.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { askPostcode } from './questions.ts'
import { ask, fact, knownText, result } from './results.ts'

/** Begins a switch for somebody who asked for it. Nothing is sent: consent to the exact price is given on the switch's page. */
export async function startSwitch(args: ToolArgs, { state, world }: ToolContext): Promise<ToolResult> {
  const { comparison } = state
  if (state.subject === 'other')
    return knownText(
      state,
      'start_switch',
      'Only the person who pays the bill can agree to a switch. They can chat with me themselves, and I go through it with them.',
    )
  const home = homeOfTurn({ state, world })
  // Who wants to switch and has told nothing is asked for the first thing at once.
  if (!comparison && !home.region && state.subject === 'own')
    return askPostcode(state, 'compare', 'I would like to compare first, so that you see what you agree to. ')
  if (!comparison || comparison.subject !== state.subject)
    return knownText(
      state,
      'start_switch',
      comparison
        ? 'The last list was for somebody else’s home. I would like to compare for yours first, so that you see what you agree to.'
        : 'I would like to compare first, so that you see what you agree to.',
      [{ kind: 'choices', choices: [{ label: 'Compare tariffs', text: 'Compare tariffs for me' }] }],
    )
  const tariff = world.catalogue.find(({ id }) => id === args['tariff_id'])
  if (!tariff) {
    const choices = comparison.shown
      .slice(0, 3)
      .flatMap((id) =>
        world.catalogue
          .filter((each) => each.id === id)
          .map(({ name }) => ({ label: name, text: `Start the switch to ${name}` })),
      )
    return ask(state, 'which_tariff', 'start_switch', 'Which tariff would you like to switch to?', choices)
  }
  const names = [fact('tariff', 'tariff', tariff.name), fact('supplier', 'supplier', tariff.supplier)]
  const isAgainst =
    comparison.verdict && comparison.verdict.kind !== 'switch'
      ? comparison.verdict.kind === 'stay'
        ? ' My advice was to stay.'
        : ` My advice was to wait${until(comparison.verdict.date)}.`
      : ''
  const fees = comparisonOf({ state, world })?.quotes.find(({ tariffId }) => tariffId === tariff.id)?.exitFees ?? []
  const fee = fees.reduce((sum, { pence }) => sum + pence, 0)
  const leaving = fee > 0 ? ` Leaving your present deal today costs ${sayPounds(fee)}.` : ''
  if (args['is_confirmed'] !== true) {
    const asked = ask(
      state,
      'start_switch',
      'start_switch',
      `Shall I begin a switch to ${tariff.name} from ${tariff.supplier}?${leaving}${isAgainst} Nothing is sent before you have checked your details and agreed to the exact price on a page of its own.`,
      [
        { label: 'Yes, begin', text: 'Yes, begin the switch' },
        { label: 'No', text: 'No' },
      ],
      tariff.id,
    )
    return { ...asked, facts: [...asked.facts, ...names] }
  }
  const started = await world.startSwitch(comparison.id, tariff.id)
  if ('refused' in started)
    return result(
      state,
      'start_switch',
      `I could not begin that switch. ${started.refused}`,
      [],
      [...names, fact('refusal', 'text', started.refused)],
    )
  const practice = started.is_simulated
    ? ' This is a practice run with a sample tariff: nothing is sent to a real supplier.'
    : ''
  return result(
    { ...state, topic: { call: 'switch_progress', args: {} } },
    'start_switch',
    `I have begun a switch to ${tariff.name}.${leaving}${isAgainst} Open it to fill in your details and check everything. Nothing is sent until you agree there, and you then have 14 days to change your mind.${practice}`,
    [started],
    [...names, fact('cooling.off', 'text', '14 days'), ...factsOfText('against', `${leaving}${isAgainst}`)],
  )
}

function until(date: string | null | undefined): string {
  return typeof date === 'string' && isIsoDay(date) ? ` until ${sayDay(date)}, when leaving is free` : ''
}

/** Where the person's switches stand. */
export async function switchProgress(_args: ToolArgs, { state: before, world }: ToolContext): Promise<ToolResult> {
  const state = { ...before, topic: { call: 'switch_progress', args: {} } }
  const [newest] = world.switches
  if (!newest)
    return knownText(
      state,
      'switch_progress',
      'You have no switch with us. If you would like to see whether one is worth it, I can compare first.',
      [{ kind: 'choices', choices: [{ label: 'Compare tariffs', text: 'Compare tariffs for me' }] }],
    )
  const more = world.switches.length > 1 ? ' Your other switches are below it.' : ''
  return result(
    state,
    'switch_progress',
    `${newest.title}: ${newest.says} You can open it to see each step, or to cancel while that is possible.${more}`,
    world.switches.slice(0, 3),
    [fact('switch.title', 'text', newest.title), fact('switch.says', 'text', newest.says)],
  )
}

/** The person's place in the queue. */
export async function waitlistPlace(args: ToolArgs, { state: before, world }: ToolContext): Promise<ToolResult> {
  const { waitlist } = world
  const state = { ...before, topic: { call: 'waitlist', args: {} } }
  const links = { kind: 'links' as const, links: [{ label: 'Waitlist', url: '/waitlist', note: '' }] }
  if (!waitlist && args['has_address'] === true)
    return knownText(
      state,
      'waitlist',
      'Thank you. I cannot put you on the list from the chat: type that address on the waitlist page, which is linked below. You get a mail to confirm it, and another when real switches open.',
      [links],
    )
  if (!waitlist)
    return knownText(
      state,
      'waitlist',
      'You are not on the waitlist, or not signed in. Join with your e-mail address on the waitlist page, and we write to you when real switches open.',
      [links],
    )
  const count = (value: number) => value.toLocaleString('en-GB')
  const says = `You are at place ${count(waitlist.rank)} of ${count(waitlist.total)}, with ${count(waitlist.points)} points. The waitlist page shows how the points came about and how to get more.`
  return knownText(state, 'waitlist', says, [links])
}
