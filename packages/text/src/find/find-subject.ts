import type { Subject } from '../household.ts'

const PERSON =
  '(mum|mam|mother|dad|father|parents|grandparents|sister|brother|son|daughter|gran|granny|nan|nana|nanna|lad|lass|grandma|grandmother|grandad|grandfather|aunt|auntie|uncle|cousin|friend|mate|neighbour|neighbor|colleague|boss|in-laws|mother in law|father in law|ex|niece|nephew|tenant)'
const NAMED = new RegExp(`(?:\\b(?:my|our)|^\\W*) ?\\b${PERSON}(?:'s|s)?\\b`, 'i')
const OF_PERSON = new RegExp(`\\bmy ${PERSON}(?:'s|s'|s)\\b`, 'i')
/** Their energy or their money for it, as opposed to only themselves. */
const THEIR_DEAL = new RegExp(
  `(?:\\b(?:my|our)|^\\W*) ?\\b${PERSON}(?:'s|s'|s)?(?:[ -]in[ -]law)?\\b[^.?]{0,60}(?:\\b(?:a month|pays?|paying|spends?|uses|with|bills?|rates?|standing charge|deal|tariff|fix(?:ed)?|supplier|switch|save|energy|electricity|electric|leccy|gas|kwh|\\d{1,3}(?:\\.\\d{1,3})? ?p|key meter|prepay\\w*|economy|direct debit|exit fee|mov(?:es?|ing|ed))\\b|£|\\bshould\\b|\\b[a-z]{1,2}\\d)`,
  'i',
)
const ASKED_FOR = new RegExp(
  `\\b(?:for|about|help|should|could|can|would|does|is) my ${PERSON}\\b(?!'s? (?:says?|said))`,
  'i',
)
const HEARSAY = new RegExp(
  `\\bmy ${PERSON}\\b[^.?]{0,12}\\b(?:says?|said|told|reckons?|thinks?|claims?|swears?|heard)\\b`,
  'i',
)
/** A member of this household, or a comparison for it. */
const WITH_US =
  /\b(?:lives?|living|stays?|staying|mov(?:es?|ed|ing) (?:back )?in|is) (?:here )?with (?:me|us)\b|\bwe (?:both|all)? ?live\b|\b(?:than|as|what) (?:me|i|we|us)\b|\bwhat (?:i|we) (?:do|pay)\b|\bcompared (?:to|with) (?:me|mine|us)\b/i
const NEEDS_CARE =
  /\b(?:oxygen|dialysis|ventilator|disab\w*|ill|sick|poorly|unwell|dementia|cancer|copd|asthma|stroke|elderly|died|passed away|medical|nebuli[sz]er|stair ?lift|wheelchair|feels? the cold|is \d{2}\b|aged? \d{2}|\d{2} years? old)\b/i
const STILL_THEM = /\b(?:she|her|hers|he|him|his|they|them|their|theirs)\b/i
const OF_THEM =
  /\b(?:for|about|does|should|would|could|is|can|compare) (?:her|him|them|she|he|they)\b(?! (?:say|said|tell|told))/i
/** Where they live, as opposed to merely being there. */
const THEIR_HOME =
  /\b(?:she|he|they)(?:'s|s|'ve|ve| has| have| is| are)? (?:got |in |renting |moving |buying |bought )?(?:into |to )?(?:an? )?(?:\w+[ -]){0,3}(?:bed|flat|house|bungalow|studio)\b/i
/** Back to the speaker. */
const OWN_AGAIN =
  /\bnot mine\b|\b(?:i|we) (?:pay|use|live|am with|am on)\b|\b(?:mine|ours) (?:is|are)\b|\bnow (?:for )?(?:me|us|mine|my (?:own )?home)\b/i
/** What a person does, as opposed to a supplier. */
const THEY_DO =
  /^\W*(?:and |but |well )*(?:(?:she|he)(?:'s|s| is| has)? (?:pays?|paying|lives?|uses?|on|with|in|got|been|only)|(?:she|he|they)(?:'s|'re| is| are| has| have)? mov(?:es?|ing|ed)|(?:his|her) (?:exit|unit|standing|direct|tariff|deal|fix|bill|rates?|supplier|postcode|usage|payments?|balance|house|flat|home|place))\b/i
const US = /\b(?:i|i'm|im|i've|i'd|i'll|me|my|mine|we|we're|we've|us|our|ours)\b/i
/** Words in which "I" and "me" only mean the person talking to Mo. */
const SPEAKING =
  /\b(?:(?:can|could|may|shall|should|do|would) i (?:tell|ask|show|help|say|do)|(?:tell|show|give|remind|send|email|help|ask|let) me|i (?:mean|meant|think|guess|said|want to know|would like to know|wonder|asked|do not know|don't know|dunno))\b/gi

/** Whose home a message is about. Reported speech and how somebody feels are not the user's own deal. */
export function findSubject(
  text: string,
  before: { subject: Subject; who?: string },
): { subject: Subject; who?: string } {
  const said = text.replaceAll('’', "'")
  const person = (NAMED.exec(said) ?? OF_PERSON.exec(said))?.[1]?.toLowerCase()
  if (person !== undefined && !HEARSAY.test(said) && !WITH_US.test(said)) {
    const isDeal = THEIR_DEAL.test(said) || OF_THEM.test(said) || THEIR_HOME.test(said)
    if (isDeal || (ASKED_FOR.test(said) && !NEEDS_CARE.test(said))) return { subject: 'other', who: person }
  }
  if (before.subject === 'other' && OWN_AGAIN.test(said)) return { subject: 'own' }
  if (before.who !== undefined && (OF_THEM.test(said) || THEY_DO.test(said)))
    return { subject: 'other', who: before.who }
  if (THEY_DO.test(said) && !US.test(said)) return { subject: 'other', who: before.who ?? 'them' }
  if (before.subject !== 'other') return before
  if (WITH_US.test(said) || (US.test(said.replaceAll(SPEAKING, '').replace(NAMED, '')) && !STILL_THEM.test(said)))
    return { subject: 'own' }
  return before
}
