import type { FailureCode } from '@mowatt/contract/failures'

/** Thrown when a file cannot or must not be read; `because` is one sentence for logs and for people who ask why. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
  readonly code: FailureCode
  readonly because: string

  constructor(code: FailureCode, because: string, cause?: unknown) {
    super(because, { cause })
    this.code = code
    this.because = because
  }
}
