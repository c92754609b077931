import { Failure } from '@mowatt/contract/failures'

/** The identities of this browser. A conversation belongs to the session that started it, or to an account. */
export type AppSession = {
  /** All identities that may open something, the likeliest first. */
  tokens: (chatId?: string) => Promise<string[]>
  /** The identity to start something with: the account's, or a visitor's session, which is created if there is none. */
  begin: () => Promise<string>
}

/** Tries each identity in turn until one is accepted; returns the response and that identity. */
export async function askAsAny<T>(
  session: AppSession,
  chatId: string | undefined,
  ask: (token: string) => Promise<T>,
): Promise<{ value: T; token: string }> {
  let refusal: unknown = new Failure('not_authenticated')
  for (const token of await session.tokens(chatId)) {
    try {
      return { value: await ask(token), token }
    } catch (error) {
      if (!isShut(error)) throw error
      refusal = error
    }
  }
  throw refusal
}

export function isShut(error: unknown): boolean {
  return error instanceof Failure && (error.code === 'not_authenticated' || error.code === 'not_found')
}
