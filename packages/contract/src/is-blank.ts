/** Spaces, controls and invisible characters: zero-width ones, direction marks, fillers. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text is blank. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text)
}
