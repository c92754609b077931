import { shortened } from '../../import/error-list.ts'

/** Why a file is rejected, in words for users, with the line if there is one. */
export class Refusal extends Error {
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(message)
    this.line = line
  }
}

export function notText(): Refusal {
  return new Refusal('This isn’t a text file. Export your usage as CSV or JSON.')
}

export function quoted(text: string): string {
  return `“${shortened(text)}”`
}
