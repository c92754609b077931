/** A question as it is written down: the right answer stands first, and whoever is asked sees them mixed. */
export type Question = {
  id: string
  question: string
  options: readonly [right: string, ...wrong: string[]]
  /** Two sentences. What can change with time is dated. */
  explanation: string
}
