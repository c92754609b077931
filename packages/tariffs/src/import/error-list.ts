export type ImportError = {
  /** Line of the file, counted from 1; absent if the file as a whole is invalid. */
  line?: number
  /** Column or field; absent if the line as a whole is invalid. */
  field?: string
  message: string
}

/** A screen or two of errors is enough to read: the rest are only counted. */
const MOST_ERRORS = 100
const LONGEST_SHOWN = 40

/** The errors of one file. */
export class ErrorList {
  readonly first: ImportError[] = []
  count = 0

  add(line: number | undefined, field: string | undefined, message: string): void {
    this.count++
    if (this.first.length === MOST_ERRORS) return
    this.first.push({
      ...(line !== undefined && { line }),
      ...(field !== undefined && { field: shortened(field) }),
      message,
    })
  }
}

/** A text from a file, cut so that an error message does not repeat a whole page. */
export function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
