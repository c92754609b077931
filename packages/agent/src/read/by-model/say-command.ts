import type { Filters } from '@mowatt/text/household'
import type { Change } from '@mowatt/text/values/change'
import type { Command, Figure, Which } from '../../command/command.ts'
import { printCommand } from '../../command/command-text.ts'
import { knownFields } from '../../command/known-fields.ts'
import type { FILTER_KINDS, Supposed, WHICH } from './model-schema.ts'

/** A command in the model's format: names, kinds and references, no values. */
export type SaidCommand = Readonly<Record<string, unknown>>

/** A command in the model's format, with nothing in it from the user's statements or a bill. */
export function sayCommand(command: Command): SaidCommand {
  switch (command.do) {
    case 'figure':
      return { do: 'figure', ...sayFigure(command) }
    case 'edit':
      return { do: 'edit', ...sayFigure(command), ...(command.aspect && { aspect: command.aspect }) }
    case 'compare':
      return { do: 'compare', ...(command.filters && { filters: sayFilters(command.filters) }) }
    case 'narrow':
      return { do: 'narrow', filters: command.isWhole ? ['whole'] : sayFilters(command.filters) }
    case 'point':
    case 'switch':
      return { do: command.do, ...(command.which && { which: sayWhich(command.which) }) }
    case 'judge':
      return { do: 'judge', what: command.what, ...knownFields({ fuel: command.fuel }) }
    case 'work_out': {
      const { sum, as, checks } = command
      return { do: 'work_out', sum, as, ...knownFields({ checks }) }
    }
    case 'correct':
      return { do: 'correct', ...knownFields({ field: command.field, fuel: command.fuel }) }
    case 'explain':
      return command
    case 'note':
    case 'remind':
    case 'conclude':
      return { do: command.do }
    case 'bill':
    case 'confirm':
    case 'forget':
    case 'noted':
    case 'cancel':
    case 'letter':
    case 'hand_over':
    case 'progress':
    case 'repair':
    case 'talk':
      return inWords(printCommand(command).split(' '))
  }
}

function inWords([name = '', ...what]: readonly string[]): SaidCommand {
  return { do: name, ...(what.length > 0 && { what: what.join(' ') }) }
}

function sayFigure({ measure, of, fuel, per, against, which, suppose = [] }: Partial<Omit<Figure, 'do'>>): SaidCommand {
  return {
    ...knownFields({ measure, of, fuel, per, against, which: which && sayWhich(which) }),
    ...(suppose.length > 0 && { suppose: suppose.map(sayChange) }),
  }
}

function sayWhich(which: Which): (typeof WHICH)[number] {
  return typeof which === 'string' ? which : 'said'
}

function sayChange(change: Change): Supposed {
  switch (change.change) {
    case 'use':
    case 'unit_rate':
    case 'standing_charge':
      if (change.percent === undefined) return change.change
      return change.percent < 0 ? `${change.change}_less` : `${change.change}_more`
    case 'without_fuel':
      return `without_${change.fuel}`
    case 'export':
      return 'what_if'
    case 'what_if':
    case 'payment_method':
    case 'leave_on':
    case 'place':
    case 'miles':
    case 'miles_per_kwh':
    case 'heat_pump':
    case 'people':
    case 'exit_fee':
    case 'clear':
    case 'night':
      return change.change
  }
}

function sayFilters(filters: Filters): (typeof FILTER_KINDS)[number][] {
  const { green, kind, noExitFee, months, paymentMethod, supplier, sort } = filters
  const said = [
    green ? ('green' as const) : undefined,
    kind,
    noExitFee ? ('no_exit_fee' as const) : undefined,
    months === undefined ? undefined : ('months' as const),
    paymentMethod && ('payment_method' as const),
    supplier === undefined ? undefined : ('supplier' as const),
    sort && (`by_${sort}` as const),
  ]
  return said.filter((each) => each !== undefined)
}
