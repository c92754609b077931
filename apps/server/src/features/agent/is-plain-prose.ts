/** Figures in other scripts and letters that only look like ours would pass by whoever reads claims. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const OTHER_FIGURES = /(?![0-9])\p{N}/u
const NO_PROSE = /[{}[\]|`\\]|^\s*(?:#|"\w+":)/
const BARE_HOST = /[a-z0-9-]{2}\.[a-z]{2,}\b/i
const MASKED = /\[[a-z -]+ [A-Z]+\]/g

/** Whether a sentence of a model can be compared with ours at all. What it claims is the rewording's to judge. */
export function isPlainProse(sentence: string): boolean {
  const plain = sentence.normalize('NFKC').replaceAll(MASKED, '')
  return ![OTHER_SCRIPT, OTHER_FIGURES, NO_PROSE, BARE_HOST].some((pattern) => pattern.test(plain))
}
