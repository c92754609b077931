import type { Db } from '../db/open-database.ts'

const REASONS = ['EENVELOPE 550', 'ETIMEDOUT', 'EAUTH 535'] as const
const DOMAIN = 'samples.mowatt.example'

/** Made-up mails that were not accepted. They have no content, so none of them can be sent. */
export async function seedUnsentMail(tx: Db, at: Date): Promise<void> {
  await tx
    .insertInto('mail_message')
    .values(
      REASONS.map((reason, number) => ({
        recipient: `sample-${number + 1}@${DOMAIN}`,
        queued_at: at,
        due_at: at,
        refused_at: at,
        attempts: 4,
        last_error: reason,
        sealed_content: null,
      })),
    )
    .execute()
}

export async function deleteSampleMail(tx: Db): Promise<void> {
  await tx.deleteFrom('mail_message').where('recipient', 'like', `%@${DOMAIN}`).execute()
}
