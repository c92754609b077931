const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{2})ies$/, 'y'],
  [/(?<=\w{2}(?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=\w{2}[^su])s$/, ''],
]
/** They are removed if there is a vowel before the last remaining letter. */
const ACTS = ['ing', 'ed']

/** Removes the common endings of an English word: enough that 'switches', 'switching' and 'switched' have one stem. */
export function stem(word: string): string {
  let root = word
  for (const [ending, replacement] of ENDINGS) {
    if (!ending.test(root)) continue
    root = root.replace(ending, replacement)
    break
  }
  for (const act of ACTS) {
    const left = root.endsWith(act) ? root.slice(0, -act.length) : ''
    if (!/[aeiouy]\w/.test(left) || (act === 'ed' && left.endsWith('e'))) continue
    // 'stopp' from 'stopping' is 'stop'.
    root = left.replace(/([bdgmnprt])\1$/, '$1')
    break
  }
  // 'save', 'saving' and 'saved' meet at 'sav'.
  return root.length > 3 ? root.replace(/e$/, '') : root
}
