import type { Context } from '../../../context.ts'
import type { SealedColumn } from '../../../platform/secrets/reseal-column.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'

const PURPOSE = 'mowatt reminders'
export const reminderColumns: readonly SealedColumn[] = [
  { ring: 'files', purpose: PURPOSE, table: 'switching_reminder', column: 'sealed' },
]

/**
 * The words of the mail, and its recipient. It contains the token of its stop link too: the table has only its hash.
 */
export type ReminderContent = { email: string; headline: string; reason: string; stopToken: string }

export function sealReminder({ secrets }: Pick<Context, 'secrets'>, id: string, content: ReminderContent): Buffer {
  return createSeal(secrets.sealing.files, PURPOSE).close(Buffer.from(JSON.stringify(content)), id)
}

export function openReminder({ secrets }: Pick<Context, 'secrets'>, id: string, sealed: Buffer): ReminderContent {
  return JSON.parse(createSeal(secrets.sealing.files, PURPOSE).open(sealed, id).toString()) as ReminderContent
}
