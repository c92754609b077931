import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type NewRequest = {
  chatId: string
  purpose: string
  model: string
  outcome: string
  promptTokens: number
  completionTokens: number
  hash: Buffer
  at: Date
}

export async function insertRequest(db: Db, request: NewRequest): Promise<void> {
  await db
    .insertInto('agent_request')
    .values({
      chat_id: request.chatId,
      purpose: request.purpose,
      model: request.model,
      outcome: request.outcome,
      prompt_tokens: request.promptTokens,
      completion_tokens: request.completionTokens,
      hash: request.hash,
      at: request.at,
    })
    .execute()
}

/** The tokens that one conversation has used, and all since a given time. */
export async function countTokens(db: Db, chatId: string, since: Date): Promise<{ ofChat: number; ofAll: number }> {
  const sum = (query: 'chat' | 'all') =>
    db
      .selectFrom('agent_request')
      .select((each) => each.fn.sum<string>(each('prompt_tokens', '+', each.ref('completion_tokens'))).as('tokens'))
      .$if(query === 'chat', (chat) => chat.where('chat_id', '=', chatId))
      .$if(query === 'all', (all) => all.where('at', '>=', since))
      .executeTakeFirst()
  const [ofChat, ofAll] = await Promise.all([sum('chat'), sum('all')])
  return { ofChat: Number(ofChat?.tokens ?? 0), ofAll: Number(ofAll?.tokens ?? 0) }
}

export type ModelDay = {
  date: string
  requests: number
  failed: number
  promptTokens: number
  completionTokens: number
}

/** Requests to models per day in London, newest first. */
export async function countModelDays(db: Db, since: Date): Promise<ModelDay[]> {
  const { rows } = await sql<ModelDay>`
    select to_char(at at time zone 'Europe/London', 'YYYY-MM-DD') as date, count(*)::int as requests,
      count(*) filter (where outcome = 'failed')::int as failed,
      sum(prompt_tokens)::float8 as "promptTokens", sum(completion_tokens)::float8 as "completionTokens"
    from agent_request where at >= ${since} group by 1 order by 1 desc`.execute(db)
  return rows
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('agent_request').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
