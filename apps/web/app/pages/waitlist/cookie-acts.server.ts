import { answerQuestionOfTheDay, type Declaration, Failure, followOnInstagram, updateMember } from '@mowatt/contract'
import type { IdentityDoor } from '../../features/identity/without-scripts/identity-door.server.ts'
import { declarationList } from '../../features/waitlist/entry/entry-words.ts'
import { textOf } from '../../shell/text-of.ts'

/** Where the page shows what a form has done. */
const places: Record<string, string> = {
  answer: '#question',
  follow: '#quest-instagram-follow',
  declare: '#competition',
}

type Outcome = { place: string } | { refusal: Failure }

/** What the dashboard's forms do without JavaScript; undefined for a form of another kind. */
export async function actByCookie(
  door: IdentityDoor,
  token: string | undefined,
  form: FormData,
): Promise<Outcome | undefined> {
  const intent = textOf(form, 'intent')
  const place = places[intent]
  if (!place) return undefined
  const options = { headers: door.headers, ...(token ? { token } : {}) }
  try {
    if (intent === 'answer') {
      const body = { question_id: textOf(form, 'question_id'), option_id: textOf(form, 'option_id') }
      await door.call(answerQuestionOfTheDay, { body }, options)
    } else if (intent === 'follow') {
      await door.call(followOnInstagram, {}, options)
    } else {
      await door.call(updateMember, { body: { declarations: declarationsIn(form) } }, options)
    }
    return { place }
  } catch (error) {
    if (error instanceof Failure) return { refusal: error }
    throw error
  }
}

function declarationsIn(form: FormData): Partial<Record<Declaration, boolean>> {
  return Object.fromEntries(declarationList.filter((each) => form.has(each)).map((each) => [each, true]))
}
