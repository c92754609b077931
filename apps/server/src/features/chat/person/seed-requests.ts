import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { insertChat, insertMessage } from '../chat-store.ts'
import { sealSaid, sealTitle } from '../chat-words.ts'
import { closeRequest, insertPersonRequest } from './person-request-store.ts'
import { addressHash, sealAsked } from './person-words.ts'

type Parts = Pick<Context, 'secrets' | 'randomBytes' | 'now'>

const SAMPLE_OWNER = 'samples'

const ASKED = [
  [
    'Why has my Direct Debit gone up?',
    'My Direct Debit went from £96 to £131, and my meter readings are all smart ones.',
  ],
  ['Can I switch with a debt?', 'I owe £140 on a prepayment meter. Can I still switch, and what happens to the debt?'],
  ['My bill is estimated', 'Every bill since June is estimated. The supplier isn’t using the readings I send.'],
  ['Moving next month', 'I move out on the 12th and the new owner wants to keep the tariff. Is that possible?'],
  ['Which meter is mine?', 'There are two meters in the cupboard and I don’t know which one I pay for.'],
] as const

const HOUR_MS = 3_600_000

/** Made-up conversations in which a person was asked for; the last of them is done. */
export async function seedRequests(ctx: Parts, tx: Db): Promise<void> {
  for (const [number, [title, summary]] of ASKED.entries()) {
    const at = new Date(ctx.now().getTime() - (number + 1) * 7 * HOUR_MS)
    const [id, chatId] = [makeUuid(ctx), makeUuid(ctx)]
    const email = `sample-asker-${number + 1}@samples.mowatt.example`
    const sealedTitle = sealTitle(ctx, chatId, title)
    await insertChat(tx, { id: chatId, owner: SAMPLE_OWNER, userId: null, sealedTitle, leasedUntil: null, at })
    const said = [
      ['person', title],
      [
        'mo',
        'I can explain what’s on your bill, but someone on our team can look at this for you. Shall I pass it on?',
      ],
    ] as const
    for (const [author, text] of said) {
      const messageId = makeUuid(ctx)
      await insertMessage(tx, chatId, {
        id: messageId,
        author,
        sealed: sealSaid(ctx, messageId, { text, cards: [] }),
        at,
      })
    }
    const emailHash = addressHash(ctx, email)
    const sealed = sealAsked(ctx, id, { email, summary })
    await insertPersonRequest(tx, { id, chatId, userId: null, emailHash, sealed, at })
    if (number === ASKED.length - 1) await closeRequest(tx, id, ctx.now())
  }
}

export async function deleteSampleRequests(tx: Db): Promise<void> {
  const theirs = tx.selectFrom('chat_conversation').select('id').where('owner', '=', SAMPLE_OWNER)
  await tx.deleteFrom('chat_person_request').where('chat_id', 'in', theirs).execute()
  await tx.deleteFrom('chat_conversation').where('owner', '=', SAMPLE_OWNER).execute()
}
