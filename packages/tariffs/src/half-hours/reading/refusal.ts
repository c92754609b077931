import { shortened } from '../../import/error-list.ts'

/** Why a file is not taken, in words for people, with the line where there is one. */
export class Refusal extends Error {
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(message)
    this.line = line
  }
}

export function quoted(text: string): string {
  return `“${shortened(text)}”`
}
