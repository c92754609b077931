/** Turns of phrase that say the same as a shorter one. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:if|when|once) you (?:do )?(?:leave|exit|quit)\b/g, 'leaving'],
  [/\b(?:runs?|lasts?|continues?) (?=until|till)/g, ''],
  [/(?<!not )\b(?:has|have) to\b/g, 'must'],
  [/\b(?:stays?|remains?) the same\b/g, 'keep the same'],
  [/\b(?:works? out|adds? up|amounts?|comes?) (?:at|to)\b/g, 'is'],
  [/\b(?:at the moment|right now|these days|as things (?:are|stand))\b/g, 'now'],
  [/\bup to and including\b/g, 'until'],
  [/\b(?:per|a|every) fuel\b/g, 'each fuel'],
  [/\b(?:no matter|regardless of) (?:how much|what) you use\b|\bhowever much you use\b/g, 'whatever you use'],
  [/\bhow much you use\b/g, 'your use'],
  [/\bcompared (?:with|to)\b/g, 'than'],
  [/\b(?:after that|afterwards|from that (?:day|date)(?: on)?|from then onwards)\b/g, 'from then on'],
  [/\b(?:carrying on|continuing|staying) as (?:now|you are)\b/g, 'as now'],
  [/\bbecomes?\b/g, 'is'],
  [/\bcan (?:must|have to) pay\b/g, 'can pay'],
  [/\b(ask|check|see) if\b/g, '$1 whether'],
  // Advice is given by whoever says "wait".
  [
    /^(?:my advice is to|it is best to|the best thing is to|i would|i (?:would )?(?:suggest|recommend|advise)(?: that)? you|you should) (?=wait|stay|switch|look again)/g,
    '',
  ],
]

/** Lower case, without hidden letters, with short forms written out. */
export function plainOf(text: string): string {
  const written = text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D"*_]/g, '')
    .replaceAll(/(?<!\s)\s*[\u2013\u2014]\s*|(?<!\s)\s+-\s+/g, ', ')
    // In small letters it is no month.
    .replaceAll(/\bmay\b/g, 'can')
    .toLowerCase()
    .replaceAll(/\b(can|won|shan)'t\b/g, (_all, verb: string) => ({ can: 'can not', won: 'will not' })[verb] ?? 'not')
    .replaceAll(/\bcannot\b/g, 'can not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/\b(i)'m\b/g, '$1 am')
    .replaceAll(
      /'(ll|ve|re|d)\b/g,
      (_all, verb: string) => ` ${{ ll: 'will', ve: 'have', re: 'are' }[verb] ?? 'would'}`,
    )
    .replaceAll(/\b(it|that|there|here|what|let)'s\b/g, (_all, word: string) =>
      word === 'let' ? 'let us' : `${word} is`,
    )
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return TURNS.reduce((plain, [turn, by]) => plain.replaceAll(turn, by), written)
}
