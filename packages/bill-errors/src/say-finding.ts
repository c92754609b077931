import type { Asked, ErrorInput, Finding, FindingFacts, Found, Question } from './finding.ts'
import { FINDING_WORDS, RULE_FACTS, RULE_WORDS } from './finding-words.ts'
import { type LetterInput, writeCallScript, writeLetter } from './letter.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { ruleFor } from './rules.ts'

/** Puts words and figures together; a figure that the words want and nobody gave is a bug. */
export function sayFinding(found: Found, { reading, today }: ErrorInput): Finding {
  const words = FINDING_WORDS[found.form === undefined ? found.code : `${found.code}.${found.form}`]
  if (!words) throw new Error(`No wording for ${found.code} ${found.form}`)
  const facts = allFacts(found.facts, found.fuel)
  const [foundSentence, ask] = [fill(words.found, facts), fill(words.ask, facts)]
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
    title: fill(words.title, facts),
    says: { found: foundSentence, rule: fill(RULE_WORDS[found.code], facts), ask: `Ask your supplier to ${ask}.` },
    letter: writeLetter(input),
    callScript: writeCallScript(input),
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
