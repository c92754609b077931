/** What a person concludes from an answer. */
export const CLAIMS = ['dearer', 'cheaper', 'same', 'not_dearer', 'not_cheaper', 'right', 'wrong'] as const
export type Claim = (typeof CLAIMS)[number]

const NOT =
  "\\b(?:not|no|isn'?t|aren'?t|wasn'?t|won'?t|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|never|nothing|hardly|barely|scarcely)\\s+(?:\\w{1,12}\\s+){0,2}"
const SAME =
  /\b(?:(?:about |much )?the same|no different|(?:barely|hardly) (?:any|anything|different)|not much (?:in it|different|difference|of a difference)|no (?:real )?difference|nothing in it|neck and neck|six of one|(?<!\b(?:than|above|below|over|under) (?:an? |the )?)(?:normal|average|typical|usual))\b/i
const DEARER =
  '(?:dearer|pricier|steeper|more expensive|more|higher|costlier|worse(?: off)?|too (?:much|high|dear)|above|over the odds|out of pocket|lose|losing|(?:a )?rip(?: ?off)?|expensive|overpaying|a lot|loads|lots|a fortune|tons|high|dear|steep|bad|extortionate|massive|ridiculous)'
const CHEAPER =
  '(?:cheaper|cheap|good|low|decent|competitive|less|lower|too (?:low|little)|better(?: off)?|below|saves?|saving|quids in|a (?:good|decent|fair) (?:deal|price|rate)|a bargain|worth (?:it|doing|switching|the bother|while))'
const WRONG = '(?:wrong|mistaken|lying|incorrect|a mistake|overcharg\\w{1,4}|off|a fiddle|fiddling|stung)'
const RIGHT = '(?:right|correct|fine|ok|okay|fair|reasonable|spot on|adds? up)'
const OPPOSITE: Readonly<Record<Claim, Claim>> = {
  dearer: 'not_dearer',
  cheaper: 'not_cheaper',
  not_dearer: 'dearer',
  not_cheaper: 'cheaper',
  right: 'wrong',
  wrong: 'right',
  same: 'same',
}
/** The first that fits, and its denial before it. */
const FORMS: readonly [claim: Claim, denied: RegExp, plain: RegExp][] = (
  [
    ['dearer', DEARER],
    ['cheaper', CHEAPER],
    ['not_cheaper', 'enough'],
    ['wrong', WRONG],
    ['right', RIGHT],
  ] as const
).map(([claim, words]) => [claim, new RegExp(`${NOT}${words}\\b`, 'i'), new RegExp(`\\b${words}\\b`, 'i')])

/** What a message concludes from the answer before it; undefined without words for it. */
export function readClaim(text: string): Claim | undefined {
  const said = text.replaceAll('’', "'")
  if (SAME.test(said)) return 'same'
  for (const [claim, denied, plain] of FORMS) {
    if (denied.test(said)) return OPPOSITE[claim]
    if (plain.test(said)) return claim
  }
  return undefined
}
