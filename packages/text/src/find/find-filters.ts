import type { Filters } from '../household.ts'

/** The filters and the sort order for a comparison. */
export function findFilters(said: string): Filters {
  const sort =
    /\b(?:sort|order|rank|arrange)\b[^.]{0,25}|\b(?:which|what|who)\b[^.]{0,25}\b(?:lowest|smallest|least|longest) (?:exit|leaving|term|fix)\b[^.]{0,12}/.exec(
      said,
    )?.[0] ?? ''
  return {
    ...(/\b(?:green\w*|renewables?|eco|environment\w*|100% ?renewable)\b/.test(said) && { green: true }),
    ...(/\bfix(?:ed|es)?\b/.test(said) &&
      !/my fix|\b(?:not|no|isn'?t|without|anything but|rather than) (?:a |the |on a |any )?fix/.test(said) && {
        kind: 'fixed' as const,
      }),
    ...(/\b(?:variable|flexible)\b/.test(said) && { kind: 'variable' as const }),
    ...(/\btrackers?\b/.test(said) &&
      !/\b(?:no|not|without|knock off|remove|hide|exclude|leave out|drop|take off|rid of|don'?t want|avoid)\b.{0,20}\btrackers?\b/.test(
        said,
      ) && { kind: 'tracker' as const }),
    ...(/\b(?:no|without|zero|hide|exclude|not have|not want|don'?t want|nothing with|rather not|free of|avoid|don'?t have)\b[^.]{0,25}\b(?:exit|leaving|early)?[ -]?(?:fee|charge|penalt)|\b(?:leave|quit|cancel|go) (?:whenever|any ?time|when i (?:like|want))\b|\bno (?:tie ?in|lock ?in)\b|\bnot (?:be |get |want to be |like being )?tied (?:in|down)\b|\bno contract\b/.test(
      said,
    ) && { noExitFee: true }),
    ...(/\bpre-?pay\w*|pay as you go/.test(said) && { paymentMethod: 'prepayment' as const }),
    ...(/\b(?:pay|paid|paying) (?:when|on|after|once|each time) (?:the |a |each |my |i get )*bill|on receipt\b|\bwhen (?:the|my|a) bills? (?:comes?|arrives?|lands?)\b/.test(
      said,
    ) && {
      paymentMethod: 'standard_credit' as const,
    }),
    ...(/\bdirect debit\b/.test(said) && { paymentMethod: 'direct_debit' as const }),
    ...(/fee|exit/.test(sort) && { sort: 'exit_fee' as const }),
    ...(/sav/.test(sort) && { sort: 'saving' as const }),
    ...(/length|long|term|duration/.test(sort) && { sort: 'length' as const }),
    ...(/cost|price|cheap/.test(sort) && { sort: 'cost' as const }),
  }
}
