import { Failure } from '@mowatt/contract'
import { findRegion, parseMpan, parseMprn, parsePostcode, type RegionLetter, regionOf } from '@mowatt/tariffs'
import { readEmail } from '../../identity/public.ts'
import type { Address, BankDetails, FrozenOffer, SwitchDetails } from './switch-record.ts'

/** Answers of one form as typed; what was not on the form is absent. */
export type TypedAnswers = {
  full_name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  line_1?: string | undefined
  line_2?: string | undefined
  town?: string | undefined
  postcode?: string | undefined
  mpan?: string | undefined
  mprn?: string | undefined
  account_name?: string | undefined
  sort_code?: string | undefined
  account_number?: string | undefined
  has_special_needs?: boolean | undefined
}

type Checked = { details: SwitchDetails; bank: BankDetails | null; wrong: Record<string, string> }
type Known = { details: SwitchDetails; bank: BankDetails | null; frozen: FrozenOffer }

/**
 * Only submitted fields are checked, together with what they must agree with. Nothing is guessed or corrected silently.
 */
export function checkDetails(typed: TypedAnswers, known: Known): Checked {
  const wrong: Record<string, string> = {}
  const details: SwitchDetails = { ...known.details }
  const { frozen } = known
  if (typed.full_name !== undefined) {
    if (!/\S\s+\S/.test(typed.full_name)) wrong['full_name'] = 'Enter your first name and your surname.'
    else details.full_name = typed.full_name.replaceAll(/\s+/g, ' ')
  }
  if (isAny(typed.line_1, typed.line_2, typed.town, typed.postcode)) details.address = addressOf(typed, known, wrong)
  if (typed.mpan !== undefined && frozen.fuels.includes('electricity')) details.mpan = mpanOf(typed.mpan, wrong)
  if (typed.mprn !== undefined && frozen.fuels.includes('gas')) details.mprn = mprnOf(typed.mprn, wrong)
  if (isAny(typed.postcode, typed.mpan)) checkRegion(typed, details, frozen.region, wrong)
  if (typed.email !== undefined) details.email = emailOf(typed.email, wrong)
  if (typed.phone !== undefined) details.phone = phoneOf(typed.phone, wrong)
  if (typed.has_special_needs !== undefined) details.has_special_needs = typed.has_special_needs
  const bank = isAny(typed.account_name, typed.sort_code, typed.account_number) ? bankOf(typed, wrong) : known.bank
  return { details, bank, wrong }
}

function isAny(...values: (string | undefined)[]): boolean {
  return values.some((value) => value !== undefined)
}

function addressOf(typed: TypedAnswers, { details }: Known, wrong: Record<string, string>): Address {
  const before = details.address ?? { line_1: '', line_2: '', town: '', postcode: '' }
  const { line_1 = before.line_1, line_2 = before.line_2, town = before.town } = typed
  if (line_1 === '') wrong['line_1'] = 'Enter the first line of your address.'
  if (town === '') wrong['town'] = 'Enter your town or city.'
  const postcode = parsePostcode(typed.postcode ?? before.postcode)?.postcode
  if (postcode === undefined) wrong['postcode'] = 'Enter a full postcode, such as SW1A 1AA.'
  return { line_1, line_2, town, postcode: postcode ?? '' }
}

function mpanOf(text: string, wrong: Record<string, string>): string {
  const parsed = parseMpan(text)
  if (!parsed.ok) wrong['mpan'] = parsed.message
  return parsed.ok ? parsed.mpan.core : ''
}

function mprnOf(text: string, wrong: Record<string, string>): string {
  const parsed = parseMprn(text)
  if (!parsed.ok) wrong['mprn'] = parsed.message
  return parsed.ok ? parsed.mprn.mprn : ''
}

/** Prices differ by region, so the home must be in the price's region. The error is shown beside what was typed. */
function checkRegion(
  typed: TypedAnswers,
  { address, mpan }: SwitchDetails,
  region: RegionLetter | undefined,
  wrong: Record<string, string>,
): void {
  const field = typed.mpan === undefined ? 'postcode' : 'mpan'
  if (wrong['postcode'] !== undefined || wrong['mpan'] !== undefined) return
  const postcode = address?.postcode === '' ? undefined : address?.postcode
  const found = findRegion({ postcode, mpan: mpan === '' ? undefined : mpan })
  if (found.kind === 'outside') wrong['postcode'] = found.message
  if (found.kind === 'contradiction') wrong[field] = found.message
  if (region === undefined) return
  const letters = found.kind === 'region' ? [found.letter] : found.kind === 'unsure' ? found.letters : [region]
  if (letters.includes(region)) return
  wrong[field] =
    `This price is for ${regionOf(region).name}, but this home is somewhere else. Please compare again for this home.`
}

function emailOf(text: string, wrong: Record<string, string>): string {
  try {
    return readEmail(text)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    wrong['email'] = error.message
    return ''
  }
}

function phoneOf(text: string, wrong: Record<string, string>): string {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^(?:\+44|0044)0?/, '0')
  if (!/^0[1-37-9]\d{8,9}$/.test(digits)) wrong['phone'] = 'Enter a UK phone number, such as 020 7946 0958.'
  return digits
}

/** No real account: what people type to get past a form. */
const ONE_DIGIT = /^(\d)\1+$/

/** By their format: whether the account exists, only the bank knows. */
function bankOf(typed: TypedAnswers, wrong: Record<string, string>): BankDetails {
  const account_name = (typed.account_name ?? '').replaceAll(/\s+/g, ' ')
  const sort_code = (typed.sort_code ?? '').replaceAll(/[\s-]/g, '')
  const account_number = (typed.account_number ?? '').replaceAll(/\s/g, '')
  if (account_name === '') wrong['account_name'] = 'Enter the name on the account.'
  if (!/^\d{6}$/.test(sort_code)) wrong['sort_code'] = 'Enter a 6-digit sort code, such as 30-94-30.'
  else if (ONE_DIGIT.test(sort_code))
    wrong['sort_code'] = 'No bank has this sort code. You’ll find yours on your bank card.'
  if (!/^\d{6,8}$/.test(account_number)) wrong['account_number'] = 'Enter an account number with 6 to 8 digits.'
  else if (ONE_DIGIT.test(account_number))
    wrong['account_number'] = 'No account has this number. You’ll find yours on your bank card or statement.'
  // Older accounts have fewer digits, and banks pad them with zeros.
  return { account_name, sort_code, account_number: account_number.padStart(8, '0') }
}
