import type { Apart, BillFacts, BillReading, Paper } from '@mowatt/bill-reader/bill-facts'
import type { BillNotice } from '@mowatt/contract'
import { addMonths, findRegion, FUELS, type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { labelOf, textOf } from './bill-words.ts'

const OLD_MONTHS = 24
const BUSINESS = {
  levy: 'This is a business bill: it includes the Climate Change Levy, which homes don’t pay. I only compare deals for homes.',
  vat: 'This is a business bill: it charges a higher rate of VAT than homes pay. I only compare deals for homes.',
  name: 'This is a business bill: it’s on a business tariff. I only compare deals for homes.',
}

/** What is out of the ordinary with a bill, the gravest first. Each says what follows from it. */
export function noticesOfBill(reading: BillReading, today: IsoDay): BillNotice[] {
  const { facts } = reading
  if (!facts.isEnergyBill) return [otherPaper(facts)]
  return [
    ...leftOut(reading),
    ...apart(reading),
    ...fewFacts(reading),
    ...(facts.businessSign ? [notice('business', BUSINESS[facts.businessSign])] : []),
    ...(facts.isResold
      ? [notice('resold', 'Your landlord or site owner sells you this energy, so you can’t switch supplier yourself.')]
      : []),
    ...outside(facts),
    ...contradiction(reading),
    ...old(facts, today),
    ...noUsage(facts),
    ...inCredit(facts),
  ]
}

function notice(kind: BillNotice['kind'], says: string, paths: string[] = []): BillNotice {
  return { kind, says, paths }
}

function otherPaper({ language, documentType, reason = '' }: BillFacts): BillNotice {
  if (language !== undefined) {
    const says = `This bill looks like it’s in ${language}. I can only read bills in English, so please add an English version, or tell me your figures.`
    return notice('other_language', says)
  }
  const isEmpty = documentType === 'other' && /no text/.test(reason)
  if (isEmpty)
    return notice('no_facts', 'I couldn’t read anything on these pages. Please add a clearer photo or the PDF.')
  if (documentType === 'other' && /no figures/.test(reason))
    return notice('no_facts', 'This page shows no prices, sums or usage. Please add the page that lists your charges.')
  return notice('other_paper', `${reason} Please add a gas or electricity bill.`)
}

const APART = {
  two_suppliers:
    'This bill is from a different supplier to the last one you added, so I’ve kept them separate and used this one. To use the other bill, add it again.',
  two_accounts:
    'This bill is for a different account to the last one you added, so I’ve kept them separate and used this one. To use the other bill, add it again.',
  same_account: 'You’ve added another bill for this account before. I’ve used this one.',
}

function apart({ apart: why }: BillReading): BillNotice[] {
  return why === undefined ? [] : [notice(why, APART[why])]
}

function fewFacts({ evidence }: BillReading): BillNotice[] {
  const read = Object.keys(evidence).filter(
    (path) => !path.startsWith('marks.') && evidence[path]?.status !== 'doubtful',
  )
  if (read.length > 1) return []
  if (read.length === 1)
    return [notice('one_fact', 'I could only read one thing on this page, so I need to see more of the bill.', read)]
  return [notice('no_facts', 'I’m not sure I’ve read any of the figures on these pages correctly.')]
}

function outside({ customerPostcode: postcode }: BillFacts): BillNotice[] {
  const found = postcode === undefined || !/^BT\d/i.test(postcode) ? undefined : findRegion({ postcode })
  return found?.kind === 'outside' ? [notice('northern_ireland', found.message, ['customerPostcode'])] : []
}

function leftOut({ leftOut: found }: BillReading): BillNotice[] {
  if (!found) return []
  const left = found.papers.map(({ pages, ...paper }) => ({ title: titleOfPaper(paper), pages }))
  const pages = left.map((paper) => sayPages(paper.pages)).join(' and ')
  return [{ ...notice(found.why, LEFT_OUT[found.why](pages)), left_out: left }]
}

const LEFT_OUT: Readonly<Record<Apart, (pages: string) => string>> = {
  two_suppliers: (pages) =>
    `This file has bills from two suppliers. I’ve read the first and left out ${pages}. To use the other bill, add those pages on their own.`,
  two_accounts: (pages) =>
    `This file has bills for two accounts. I’ve read the first and left out ${pages}. To use the other bill, add those pages on their own.`,
  same_account: (pages) => `This file has two bills for one account. I’ve read the newest and left out ${pages}.`,
}

function titleOfPaper({ supplier, accountNumber, billDate }: Omit<Paper, 'pages'>): string {
  const parts = [supplier, accountNumber && `account ${accountNumber}`, billDate && sayDay(billDate)]
  return parts.filter((part) => part !== undefined).join(', ')
}

function sayPages(pages: readonly number[]): string {
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  return first === last ? `page ${first}` : `pages ${first} to ${last}`
}

/** Both values of each field that the bill contradicts, with where each comes from. */
function choicesOf(reading: BillReading): NonNullable<BillNotice['choices']> {
  const { checks, evidence } = reading
  return checks.flatMap(({ rival }) => {
    const own = rival && evidence[rival.path]
    const label = rival && labelOf(rival.path, reading)
    if (!rival || !own || label === undefined || own.status === 'corrected' || own.value === rival.value) return []
    const places = [{ page: own.page, box: own.box }]
    const values = [
      { text: textOf(rival.path, own.value), places },
      { text: textOf(rival.path, rival.value), places: rival.places },
    ]
    return [{ path: rival.path, label, values }]
  })
}

/** Only of what is shown: a check that failed made its value doubtful. */
function contradiction(reading: BillReading): BillNotice[] {
  const { checks, evidence } = reading
  const paths = [
    ...new Set(checks.filter(({ outcome }) => outcome === 'contradicts').flatMap(({ fields }) => fields)),
  ].filter((path) => evidence[path])
  const choices = choicesOf(reading)
  const says =
    choices.length > 0
      ? 'Some figures on this bill don’t agree with each other. Please choose the ones that are right.'
      : 'Some figures on this bill don’t agree with each other. Please check the ones I’ve marked.'
  if (paths.length === 0) return []
  return [{ ...notice('contradiction', says, paths), ...(choices.length > 0 && { choices }) }]
}

function old({ periodTo, billDate }: BillFacts, today: IsoDay): BillNotice[] {
  const day = periodTo ?? billDate
  if (day === undefined || addMonths(day, OLD_MONTHS) >= today) return []
  const says = `This bill is more than two years old (${sayDay(day)}), so its prices no longer apply. A newer bill will give you a better answer.`
  return [notice('old', says, [periodTo === undefined ? 'billDate' : 'periodTo'])]
}

function noUsage(facts: BillFacts): BillNotice[] {
  const used = FUELS.flatMap((fuel) => {
    const kwh = facts[fuel]?.usageKwhInPeriod
    return kwh === undefined ? [] : [{ path: `${fuel}.usageKwhInPeriod`, kwh }]
  })
  if (used.length === 0 || used.some(({ kwh }) => kwh > 0)) return []
  const says =
    'This bill doesn’t charge for any energy. If someone is living there, check your meter, or tell me how much you use.'
  return [
    notice(
      'no_usage',
      says,
      used.map(({ path }) => path),
    ),
  ]
}

function inCredit({ balanceGbp }: BillFacts): BillNotice[] {
  if (balanceGbp === undefined || balanceGbp >= 0) return []
  const says = `You’re ${sayPounds(Math.round(-balanceGbp * 100))} in credit. It’s your money: if you switch, your supplier has to pay it back.`
  return [notice('in_credit', says, ['balanceGbp'])]
}
