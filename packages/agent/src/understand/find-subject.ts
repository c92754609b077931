import type { Subject } from '../world.ts'

const PERSON =
  '(mum|mam|mother|dad|father|parents|sister|brother|son|daughter|gran|nan|nana|grandma|grandmother|grandad|grandfather|aunt|auntie|uncle|cousin|friend|mate|neighbour|neighbor|colleague|boss|in-laws|mother in law|father in law|ex|niece|nephew|tenant)'
const THEIR_DEAL = new RegExp(
  `\\bmy ${PERSON}(?:'s|s'|s)?\\b[^.?]{0,20}\\b(?:pays?|paying|is on|are on|'s on|on a|has|have|uses?|lives?|wants?|would like|needs?|bill|deal|tariff|fix(?:ed)?|house|home|flat|supplier|should|could|is with|gets|switch|save|energy|electricity|gas)\\b|\\b(?:for|about|help) my ${PERSON}\\b|\\bshould my ${PERSON}\\b|\\bmy ${PERSON}(?:'s|s)\\b`,
  'i',
)
const HEARSAY = new RegExp(
  `\\bmy ${PERSON}\\b[^.?]{0,12}\\b(?:says?|said|told|reckons?|thinks?|claims?|swears?|heard)\\b`,
  'i',
)
const STILL_THEM = /\b(?:she|her|hers|he|him|his|they|them|their)\b/i
const BACK_TO_ME =
  /\b(?:for me|about me|my own|mine|me now|my (?:bill|tariff|deal|house|home|postcode|usage|energy|fix|supplier|exit|account)|i pay|i am on|i'm on|i use|i have|i live|should i|can i|could i|do i|am i|we pay|our (?:bill|home|house))\b/i

/** Whose home a message is about. What somebody else said is no deal of theirs. */
export function findSubject(
  text: string,
  before: { subject: Subject; who?: string },
): { subject: Subject; who?: string } {
  const said = text.replaceAll('’', "'")
  const person = new RegExp(`\\bmy ${PERSON}`, 'i').exec(said)?.[1]?.toLowerCase()
  if (person !== undefined && THEIR_DEAL.test(said) && !HEARSAY.test(said)) return { subject: 'other', who: person }
  if (before.subject === 'other' && BACK_TO_ME.test(said) && !STILL_THEM.test(said)) return { subject: 'own' }
  return before
}
