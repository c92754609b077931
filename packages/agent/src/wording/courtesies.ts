/**
 * All that a model may say of its own. Whole sentences, so that nothing can be said by joining them: no yes and no no, no
 * promise, nothing about anybody. `[name A]` is what the person said they are called.
 */
const NAME = String.raw`(?: ?,? \[name [a-z]+\])?`
const OPENINGS = [
  `(?:hello|hi|good (?:morning|afternoon|evening))(?: there)?${NAME}`,
  `(?:thanks|thank you) for (?:asking|your question|your message|getting in touch)${NAME}`,
  `(?:(?:that is|that's) a )?good question${NAME}`,
  "(?:here is|here's|this is) (?:what i found|what i know|the short answer|how it works|the answer)(?: for you| about it)?",
  'here are the details',
  "(?:let me|i will|let us|let's) (?:explain|go through it|take you through it|look at it|take a look|have a look)(?: with you)?",
  '(?:let me see|one moment|just a moment)',
].map(whole)
const CLOSINGS = [
  '(?:please )?(?:let me know|just ask|feel free to ask|ask me)(?: if (?:you have (?:any )?(?:other |more |further )?questions|anything is unclear|you would like to know more))?',
  '(?:please )?(?:ask|ask me) (?:anything else|anything you like)(?: about (?:it|this|that))?',
  '(?:is there|was there) anything else (?:you would like to know|you want to know|i can help (?:you )?with|i can explain)',
  'what else would you like to know',
  'i hope (?:this|that|it) helps',
  'take your time',
].map(whole)

function whole(sentence: string): RegExp {
  return new RegExp(`^${sentence}$`)
}

export function courtesyOf(sentence: string): 'opening' | 'closing' | undefined {
  const plain = sentence
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replaceAll(/^[\s*]+|(?<![\s*.!?:])[\s*.!?:]+$/g, '')
    .replaceAll(/\s+/g, ' ')
  if (OPENINGS.some((each) => each.test(plain))) return 'opening'
  return CLOSINGS.some((each) => each.test(plain)) ? 'closing' : undefined
}
