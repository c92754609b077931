/** Spaces, controls, and characters that nobody sees: zero-width ones, marks of direction, fillers. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text says nothing at all. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text)
}
