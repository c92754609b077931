import { generateIdentity, identityToRecipient } from 'age-encryption'

/** `recipient` is public and makes backups; `identity` is secret and opens them. */
export async function makeBackupKey(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}
