import { keptTexts } from './account-texts.ts'

type Kept = readonly string[] | undefined

/** What deleting does, on the page. */
export function removalWords(kept: Kept): string {
  return hasKept(kept) ? keptTexts.deletesMost : keptTexts.deletesAll
}

/** The same in the last question. */
export function lastWords(kept: Kept): string {
  const what = hasKept(kept) ? keptTexts.deleteMost : keptTexts.deleteAll
  return keptTexts.noUndo(what)
}

function hasKept(kept: Kept): boolean {
  return kept !== undefined && kept.length > 0
}
