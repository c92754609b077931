import { sayPounds } from '@mowatt/tariffs'
import type { Asked, CheckInput, Finding, FindingFacts, Found, Question } from './finding.ts'
import { IN_FAVOUR_WORDS, FINDING_WORDS, RULE_FACTS, RULE_WORDS } from './finding-words.ts'
import { type LetterInput, writeCallScript, writeLetter } from './letter.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { ruleFor } from './rules.ts'

/** Fills the figures into the sentence. A figure that the sentence needs but that is missing is a bug. */
export function sayFinding(found: Found, { reading, today }: CheckInput): Finding {
  const words = FINDING_WORDS[found.form === undefined ? found.code : `${found.code}.${found.form}`]
  if (!words) throw new Error(`No wording for ${found.code} ${found.form}`)
  const facts = allFacts(found.facts, found.fuel)
  const [title, foundSentence] = [fill(words.title, facts), fill(words.found, facts)]
  if (words.ask === undefined || (found.pence ?? 0) < 0)
    return { ...found, title, ...sayInFavour(found, foundSentence) }
  const ask = fill(words.ask, facts)
  const rule = ruleFor(found.code, found.form)
  const input: LetterInput = {
    found,
    foundSentence,
    ask,
    rule,
    wait: RULE_FACTS['wait'] ?? '',
    bill: reading.facts,
    today,
  }
  return {
    ...found,
    rule,
    title,
    says: { found: foundSentence, rule: fill(RULE_WORDS[found.code], facts), ask: `Ask your supplier to ${ask}.` },
    letter: writeLetter(input),
    callScript: writeCallScript(input),
  }
}

/** The sum, the choice and what the supplier may do. No letter, because it would cost the person money. */
function sayInFavour({ pence }: Found, found: string): Pick<Finding, 'rule' | 'says' | 'letter' | 'callScript'> {
  const { sum, sumUnknown, choice, rule } = IN_FAVOUR_WORDS
  const said = pence === null ? sumUnknown : fill(sum, { cost: sayPounds(-pence) })
  return {
    rule: ruleFor('back_billing', undefined),
    says: { found, rule: fill(rule, RULE_FACTS), ask: `${said} ${fill(choice, RULE_FACTS)}` },
    letter: null,
    callScript: null,
  }
}

export function sayQuestion(asked: Asked): Question {
  const words = QUESTION_WORDS[asked.code]
  const facts = allFacts(asked.facts, asked.fuel)
  return { ...asked, ask: fill(words.ask, facts), why: fill(words.why, facts), answers: words.answers }
}

function allFacts(facts: FindingFacts, fuel: string | undefined): FindingFacts {
  return { ...RULE_FACTS, ...(fuel !== undefined && { fuel }), ...facts }
}

function fill(template: string, facts: FindingFacts): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`“${template}” has no ${name}`)
    return fact
  })
}
