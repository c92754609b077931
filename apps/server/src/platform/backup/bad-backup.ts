/** A backup that cannot be made, read or restored; the message is one sentence that says why. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup'
}
