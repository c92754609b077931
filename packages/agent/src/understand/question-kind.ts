import { learntChances } from './learnt/learnt.ts'
import { readWords } from './read-words.ts'

/** What a short question after an answer wants to know about it. */
export type QuestionKind =
  | 'sure'
  | 'source'
  | 'simpler'
  | 'refuse'
  | 'can_they'
  | 'next'
  | 'qualify'
  | 'need'
  | 'risk'
  | 'how_long'
  | 'cost'
  | 'when'
  | 'who'
  | 'where'
  | 'worth'
  | 'why'
  | 'more'
  | 'how'

const LEAD =
  '^(?:(?:ok|okay|right|so|and|but|well|hmm|oh|also|wait|er|um|no|yes|yeah|cool|great|thanks|ta|fine|sorry|then|just|please)\\s+)*'

/** The first that fits counts: the narrow before the wide. */
const KINDS: readonly [QuestionKind, RegExp][] = [
  [
    'sure',
    /\b(?:are you|you) (?:really |quite |absolutely |100% |totally |completely )?(?:sure|certain|positive)\b|^\W*(?:really|seriously|honestly)\W*$|\bis (?:that|this|it) (?:really |actually )?(?:true|correct|right|accurate)\b|\b(?:sounds|seems|that is|looks) (?:wrong|off|dodgy|too good)\b/,
  ],
  [
    'source',
    /\bwhere (?:did|do|does|is|are|has) (?:you|that|this|it|those)\b.{0,20}\b(?:get|got|find|found|from|come|hear|read)\b|\bhow (?:do|can|would|did) (?:you|i) (?:know|tell|trust|be sure)(?: (?:that|this|it|its))?(?: (?:is|are))?(?: (?:right|true|correct))?\W*$|\bhow (?:did|have) you (?:get|work|come|arrive|calculate)\b|\b(?:your|the|what is the|any) source\b|\b(?:says who|who says|according to who\w*|prove it|based on what|evidence)\b/,
  ],
  [
    'simpler',
    /\b(?:simpl\w+|plain (?:english|words)|layman\w*|like i am (?:a )?(?:\d+|five|ten|kid|child|stupid)|eli5|dumb it down|too (?:long|complicated|much text)|short(?:er)? version|in (?:one|a) (?:sentence|line|word|nutshell)|in short|tldr|tl dr|make it shorter|summari[sz]e (?:that|it)|(?:don't|do not|didn't|did not) (?:understand|get|follow) (?:that|it|this|any of)|you lost me|lost me)\b|^(?:\w+ )?(?:i )?(?:don't|do not|didn't|did not) (?:understand|get it|follow)\W*$|^(?:huh|what|eh|pardon|come again)\W*$/,
  ],
  [
    'refuse',
    /\b(?:what|and|but) if (?:they|he|she|it|the \w+|my \w+) (?:say no|says no|refuses?|will not|won't|do not|don't|does not|doesn't|still|keeps?|ignores?|never|insists?|disagrees?|is wrong|goes wrong|fails?|said no)\b|\b(?:they|it|he|she) (?:have |has |just |keep |still |already ){0,6}(?:ignor\w+|refus\w+|said no|say no|says no|will not|won't|would not|never (?:answer|reply|repl|came|wrote|call|got)\w*|fob\w*|did nothing|do nothing|not (?:answer|repl)\w*)\b|\bwhat if they do\b|\b(?:and |what )?if (?:not|that (?:does not|doesn't|fails)|it (?:does not|doesn't|is still|still))\b|^\W*otherwise\b|^(?:\w+ )?(?:i |we )?(?:have |ve )?(?:already |just )?(?:did|done|tried|told them|asked them|rang them|called them|emailed them|written|complained)(?: (?:that|this|it|them|all that))?(?: (?:already|before|twice|in \w+|last \w+|weeks? ago|months? ago|ages ago|loads))*\W{0,9}$|^(?:\w+ )?(?:i |we )(?:have )?(?:already |told|asked|rang|called|emailed|tried)\b.{0,12}\b(?:them|that|it|him|her)\b|\bstill (?:nothing|waiting|no (?:reply|answer|word|news|joy|response)|not (?:heard|fixed|sorted|working|changed|done|right)|the same|there)\b|^(?:\w+ )?no (?:reply|answer|response|joy|luck)\b|\b(?:it|that) (?:did not|didn't|does not|doesn't) (?:work|help|change|make)\b|\b(?:have not|haven't|not) heard (?:back|anything|from)\b|^(?:but |and |well )?(?:they|he|she|it) (?:have not|has not|did not|do not|does not|still have not|never) \w+(?: (?:it|me|that|them|anything|yet|back))*$/,
  ],
  ['who', /^(?:(?:and|so|but|ok|then)\s+)*who (?:does|do|did|is doing|can do) (?:it|that|this)\W*$/],
  [
    'can_they',
    /\bwhere do i stand\b|\bwhat are my rights\b|\b(?:can|could|may|are|would|will) (?:they|my supplier|the supplier|he|the company) (?:really |just |legally |even )?(?:do (?:that|this|it)|charge|bill me|take|raise|allowed|be allowed|make me|force me)\b|\bis (?:that|this|it) (?:even |really )?(?:legal|allowed|fair|lawful|ok|right that)\b|\b(?:isn't|is not) (?:that|it) illegal\b|\bdo they have the right\b|^(?:so |and |but |ok )*(?:can|could|may) they\W*$/,
  ],
  [
    'next',
    new RegExp(
      `${LEAD}(?:and )?(?:then|then what|what then|what (?:happens )?(?:next|then|after(?:wards| that)?)|what happens (?:then|next|after(?:wards| that)?)|what now|now what|after that|what do i do (?:now|next|then)|what is next|next steps?|where do i go from here|(?:what )?if (?:it|that|they|so|i|he|she)(?: (?:is|does|do|has|have|are|am|did|was|agrees?|says? yes|say so))?(?: (?:it|that|so))?|what if (?:he|she|they|it) (?:agrees?|says? yes|is))\\W*$`,
    ),
  ],
  [
    'qualify',
    /\bam i (?:on|in) (?:it|one|that|this)\b|(?<!\b(?:how|when|where) )\b(?:do|would|will|can|could|am|might) i (?:qualify|get (?:it|that|this|one|any)|be eligible|eligible|entitled|count|apply|join|have (?:it|that|one))\b|\bwho (?:can|does|is|gets|qualifies|else)\b.{0,15}\b(?:get|gets|join|eligible|for|qualif\w+|it)\b|\b(?:does|do|would|will) (?:that|this|it|they) (?:apply|count|work|suit|cover|include|affect|be (?:right|good|ok) for)\b.{0,12}\b(?:me|us|my|here|that|too|also|count)?\b|\b(?:suits?|right|good|ok|okay) (?:for )?(?:me|us|my (?:home|house|place|flat))\b|\bis my (?:home|house|flat|place)\b.{0,20}\b(?:for|ok|okay|right|suitable)\b/,
  ],
  [
    'when',
    new RegExp(
      `${LEAD}(?:when|by when|until when|till when|til when|since when|from when|what (?:date|day|time)|how often)\\b|\\bwhen exactly\\b`,
    ),
  ],
  ['where', new RegExp(`${LEAD}(?:where|which page|what page)\\b`)],
  [
    'who',
    new RegExp(
      `${LEAD}(?:who|whom|whose|which (?:company|supplier|one do i)|what number|what is (?:their|the) (?:phone |telephone )?number)\\b|\\bwho (?:do|can|should|would|will) (?:i|we|they)\\b`,
    ),
  ],
  [
    'need',
    /(?<!\b(?:how|what|where|who|when) )\b(?:do|would|will|must|should) i (?:have to|need to|need|must|got to|ought to)?\s?(?:do|tell|be|send|sign|call|ring|pay|register|apply|ask|let|anything|need|have to)\b.{0,30}|\bhave i got to\b|\banything i (?:need|have) to do\b|\bis (?:it|that) automatic\w*\b|\bautomatically\b/,
  ],
  [
    'risk',
    /\b(?:risks?|risky|catch|downsides?|drawbacks?|disadvantages?|cons|pitfalls?|dangers?|dangerous|safe|go(?:es)? wrong|worst (?:case|that)|what do i lose|lose out)\b/,
  ],
  ['how_long', /\bhow (?:long|soon|quick\w*|fast|many (?:days|weeks|months))\b|\bwhat is the (?:wait|time ?frame)\b/],
  [
    'cost',
    /\b(?:how much|what (?:does|would|will|do) (?:it|that|this|they|one) (?:cost|come to)|does (?:it|that|this) cost|is (?:it|that|this) (?:free|expensive|dear|pricey)|do(?:es)? (?:i|it|that|they) (?:pay|charge)|will (?:it|that|they) (?:cost|charge)|cost (?:me )?(?:anything|money)|any (?:cost|charge|fee)|for free|what is the (?:cost|price|charge)|what (?:would|will|do|does|could) (?:it|that|this|i|they) save)\b/,
  ],
  [
    'worth',
    /\b(?:should (?:i|we)|shall i|which (?:one )?(?:is|would be) (?:better|best)|(?:is|would|will) (?:it|that|they) (?:still |really |actually )?(?:be )?(?:cheaper|better|worse)|(?:is|are) (?:it|that|they|those) (?:any good|worth|good|better|best)|worth (?:it|doing|having|the)|good (?:idea|thing|deal)|or not|would you|do you (?:think|recommend|reckon|suggest|advise)|your (?:advice|opinion|view)|what would you do|better off|recommend)\b/,
  ],
  ['why', new RegExp(`${LEAD}(?:why|how come|what for|for what reason|what is the reason|reason)\\b`)],
  [
    'more',
    /\b(?:tell me more|more (?:detail|details|info|information|about)|go on|anything else|what else|explain (?:more|further|that|it)|say more|elaborate|go deeper|like what|such as|for example|for instance|an example)\b/,
  ],
  [
    'how',
    new RegExp(
      `${LEAD}(?:how|what (?:do|would|will|should) i (?:do|say|need)|what (?:can|should|could) i do|what are my options|can i)\\b`,
    ),
  ],
]

export function questionKind(plain: string): QuestionKind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? learntKind(plain)
}

const LIKELY = 0.75
const BRIEF = 8

/** In words that no pattern foresaw. */
function learntKind(plain: string): QuestionKind | undefined {
  if (plain.split(' ').length > BRIEF) return undefined
  const found = [...learntChances('kinds', readWords(plain))].find(([, chance]) => chance >= LIKELY)?.[0]
  return KINDS.find(([kind]) => kind === found)?.[0]
}

/** Words that say what a message is about. A message without one is about what was talked of last. */
const SUBJECTS =
  /\b(?:tariffs?|bills?|standing|unit rates?|kwh|meters?|smart|readings?|cap|ofgem|vat|tax|switch\w*|compare|comparison|supplier'?s? name|direct debit|dd|debt|arrears|exit|fix|fixed|variable|trackers?|economy|e7|ev|electric cars?|solar|panels|heat pumps?|boilers?|prepay\w*|top ?up|key|green|renewable|commission|refunds?|landlord|rent\w*|moving|moved|ombudsman|complain\w*|warm home|winter fuel|priority|register|scam|bank details|smell|gas leak|power cut|data|privacy|upload|photo|pdf|waitlist|points|robot|human|person|mowatt|app|account number|mpan|mprn|insulation|draught|baby|oxygen|estimat\w*|contract|free to|usage|used?|walking|jump ship|quit|penalty|fee|hardship|credit check|reminder|remind|business|belfast|northern ireland|deals?|storage heaters?|cooling|thermostat|washing|kettle|weather|rain|cheapest|cheaper|your (?:name|job|data)|you (?:real|an? ai))\b/

/** Whether a message names no subject of its own. */
export function namesNoSubject(plain: string): boolean {
  return !SUBJECTS.test(plain)
}
