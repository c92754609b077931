import { commitEntry, type EntryOpening, leafBytes } from './commit-entry.ts'
import { rootFromPath } from './merkle-tree.ts'

/** An entrant's own proof of being on the frozen list. They decide whether to show it. */
export type Receipt = { entry: EntryOpening; salt: string; commitment: string; path: readonly string[] }

export type ReceiptProblem = 'other_competition' | 'wrong_opening' | 'not_in_tree'

/** Empty if the entry with exactly these contents is in the list with that root. */
export function findReceiptProblem(
  { entry, salt, commitment, path }: Receipt,
  frozen: { competition: string; merkle_root: string; entrants: number },
): ReceiptProblem | undefined {
  if (entry.competition !== frozen.competition) return 'other_competition'
  try {
    if (commitEntry(entry, salt) !== commitment) return 'wrong_opening'
    const leaf = leafBytes(entry.place, commitment)
    const root = rootFromPath({ leaf, index: entry.place - 1, size: frozen.entrants, path })
    return root === frozen.merkle_root ? undefined : 'not_in_tree'
  } catch {
    return 'wrong_opening'
  }
}
