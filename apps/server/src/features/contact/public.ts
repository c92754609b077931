import type { AccountPart } from '../identity/public.ts'
import { deleteMessagesFrom, listMessagesFrom } from './contact-store.ts'

export type { Team } from './contact-mails.ts'
export { createTeamReader } from './read-team.ts'
export { forgetOldMessages } from './forget-old-messages.ts'

/** Messages carry an address and no account, so they belong to the user who has verified that address. */
export const contactAccountPart: AccountPart = {
  feature: 'contact',
  async exportData({ db }, { email }) {
    const messages = email === null ? [] : await listMessagesFrom(db, email)
    return { messages: messages.map(({ receivedAt, ...message }) => ({ ...message, received_at: receivedAt })) }
  },
  async remove(_ctx, tx, { email }) {
    if (email !== null) await deleteMessagesFrom(tx, email)
  },
}
