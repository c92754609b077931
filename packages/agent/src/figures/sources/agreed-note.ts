import { FUELS } from '@mowatt/tariffs'
import type { Figure } from '../../command/command.ts'
import { homeOfTurn, lastingHome, saidOf } from '../../home/home-of-turn.ts'
import type { KnownHome } from '../../home/known-home.ts'
import type { RunContext } from '../../say/outcome.ts'
import { say } from '../../say/say.ts'
import type { Statement } from '../../say/statement.ts'

const OF_NOW: readonly Figure['measure'][] = [
  'unit_rate',
  'standing_charge',
  'exit_fee',
  'ends_on',
  'free_from',
  'days',
]
const NAMES_BILL = /\b(?:bill|statement)\b/i

/** After a switch, "What's my unit rate?" is about the current deal, unless the user names the bill. */
export function ofDealNow(command: Figure, { state, world, text }: RunContext): Figure {
  if (command.of !== 'bill' || !world.home || !OF_NOW.includes(command.measure) || NAMES_BILL.test(text)) return command
  const { agreed } = homeOfTurn({ state, world })
  return FUELS.some((fuel) => agreed[fuel]?.use === 'instead') ? { ...command, of: 'deal' } : command
}

/** A switch in progress that the user agreed to: until it's done, no other is recommended. */
export function comingNote({ state, world, facts: book }: RunContext): Statement[] {
  if (!lastingHome(world, state)?.coming) return []
  const [tariff, supplier, day] = ['tariff', 'supplier', 'on'].map((field) => book.record('home', `coming_${field}`))
  return [
    ...(tariff && supplier ? [say.answer('deal.coming', { facts: { tariff, supplier } })] : []),
    ...(day ? [say.answer('deal.coming_on', { facts: { day } })] : []),
  ]
}

/** A note that the current price is of the deal that they switched to, and no longer of the bill. */
export function agreedNote({ agreed }: Pick<KnownHome, 'agreed'>, { facts: book, state }: RunContext): Statement[] {
  const fuel = FUELS.find((each) => agreed[each]?.use === 'instead')
  const [tariff, supplier, day, ends] = ['tariff', 'supplier', 'moved_on', 'ends_on'].map((field) =>
    fuel === undefined ? undefined : book.record('agreed', `${fuel}.${field}`),
  )
  const { endsOn } = saidOf(state)
  // A user who states another end date may mean the deal that they left.
  const isOther = endsOn !== undefined && fuel !== undefined && agreed[fuel]?.contract.endsOn !== endsOn
  if (isOther && tariff && supplier && ends)
    return [say.warning('deal.agreed_end', { facts: { tariff, supplier, day: ends } })]
  return tariff && supplier && day ? [say.because('deal.agreed', { facts: { tariff, supplier, day } })] : []
}
