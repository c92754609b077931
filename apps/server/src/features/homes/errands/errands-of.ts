import type { HomeAdvice, WholeAdvice } from '@mowatt/agent/advise-home'
import type { HomeErrands } from '@mowatt/contract'
import { checkDirectDebit, fixDates, fixEnd, FUELS, movingPlan, sayDay, sayMovingStep } from '@mowatt/tariffs'
import type { HomeQuestion } from '../home-tasks.ts'
import { accountAt } from '../letters/account-at.ts'
import { ERRAND_SOURCES } from './errand-sources.ts'
import { ASK_PAYMENT, ASK_YEAR, type LetterAbout, letterOfDirectDebit, sayDirectDebit } from './say-direct-debit.ts'
import { sayFixEnd } from './say-fix-end.ts'
import { letterOfMove } from './say-move.ts'

/** The chores of a home that have an answer today. */
export function errandsOf(advice: WholeAdvice, question: HomeQuestion): HomeErrands {
  return {
    direct_debit: directDebitOf(advice, question),
    fix_end: fixEndOf(advice, question),
    moving: movingOf(advice, question),
  }
}

const NOTHING_TOLD: NonNullable<HomeQuestion['paying']> = { told: {}, printed: {} }

function directDebitOf({ home, year, comparison }: WholeAdvice, question: HomeQuestion): HomeErrands['direct_debit'] {
  const { told, printed: onBill } = question.paying ?? NOTHING_TOLD
  // What the old supplier's bill prints is no longer paid.
  const printed = FUELS.some((fuel) => home.agreed[fuel]?.use === 'instead') ? {} : onBill
  if (home.paymentMethod !== 'direct_debit') return null
  const monthly = known(told.monthlyPence, printed.monthlyPence)
  const balance = known(told.balancePence, printed.balancePence)
  const yearPence = year?.card.pence
  const asked = { monthly, balance, check: null, letter: null, sources: [...ERRAND_SOURCES.direct_debit] }
  if (yearPence === undefined) return { ...asked, ...ASK_YEAR }
  if (!monthly) return { ...asked, ...ASK_PAYMENT }
  const paid = { monthlyPence: monthly.value, balancePence: balance?.value ?? 0, yearPence }
  const months = comparison?.current?.year?.months.map(({ pence }) => pence)
  const check = checkDirectDebit({ ...paid, months })
  const letter = letterOfDirectDebit(check, paid, letterAbout(home.supplier, question))
  return {
    ...asked,
    ...sayDirectDebit(check, paid),
    letter,
    check: {
      verdict: check.verdict,
      year_pence: yearPence,
      even_pence: check.evenPence,
      fair_pence: check.fairPence,
      gap_pence: check.gapPence,
      after_year_pence: check.afterYearPence,
      needed_credit_pence: check.neededCreditPence,
      spare_credit_pence: check.spareCreditPence,
    },
  }
}

/**
 * The latest bill is the source for the current deal; a bill of an earlier supplier has no account number of theirs.
 */
function letterAbout(supplier: string | undefined, { basis, today }: HomeQuestion): LetterAbout {
  const account = basis && accountAt(supplier, [basis.facts])
  return { supplier, account, today }
}

function known(told: number | undefined, printed: number | undefined) {
  if (told !== undefined) return { value: told, from: 'told' as const }
  return printed === undefined ? null : { value: printed, from: 'bill' as const }
}

/** Of two fuels, the fix that ends first. */
function fixEndOf({ home, year, capYearPence }: HomeAdvice, { said, today }: HomeQuestion): HomeErrands['fix_end'] {
  const known = FUELS.flatMap((fuel) => home.contracts[fuel] ?? [])
  // Even if a home's use is unknown, the user may have said when the contract ends.
  const contracts = known.length > 0 ? known : [{ prices: [], endsOn: said.endsOn, exitFeePence: said.exitFeePence }]
  const ends = contracts.flatMap((contract) => fixEnd(contract, today) ?? [])
  const [fix] = ends.toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
  if (!fix) return null
  return {
    stage: fix.stage,
    ends_on: fix.endsOn,
    free_from: fix.freeFrom,
    days_left: fix.daysLeft,
    ...sayFixEnd(fix, { nowPence: year?.card.pence, capPence: capYearPence }),
    dates: fixDates(fix, today),
    sources: [...ERRAND_SOURCES.fix_end],
  }
}

function movingOf({ home }: HomeAdvice, question: HomeQuestion): HomeErrands['moving'] {
  const { paying, today } = question
  const movesOn = paying?.told.movesOn
  if (movesOn === undefined) return null
  return {
    moves_on: movesOn,
    headline: movesOn < today ? `You moved on ${sayDay(movesOn)}` : `You’re moving on ${sayDay(movesOn)}`,
    steps: movingPlan(movesOn, today).map(({ what, on, isPast }) => ({
      on,
      is_past: isPast,
      ...sayMovingStep(what, movesOn < today),
    })),
    letter: letterOfMove(movesOn, letterAbout(home.supplier, question)),
    sources: [...ERRAND_SOURCES.moving],
  }
}
