import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '@mowatt/contract'
import { replay } from '@mowatt/game'
import { energyBill } from '../files/bill-files.ts'
import { playedLog } from '../game-test-app.ts'
import { decide } from './decide-in-chat.ts'
import { handOverBill, type HandedOver } from './hand-over-bill.ts'
import { type Scene, type Stage, until } from './storm-scene.ts'

/** What a person was told, and relies on. */
export type Life = {
  email: string
  token: string
  refreshToken: string
  me: contract.Member
  broughtBy: string | undefined
  points: number
  chat: Awaited<ReturnType<typeof decide>>
  handedOver: HandedOver
}

/**
 * One whole life: joins with a friend's code and signs in, then does everything else that a user can do, concurrently.
 */
export async function live(stage: Stage, number: number, code: string | undefined): Promise<Life> {
  const { insist, call } = stage
  const email = `person-${number}@post.example`
  const visitor = (await insist(() => call(contract.startAnonymousSession, { body: {} }))).jwt
  const { idToken: token, refreshToken } = await signIn(stage, { email, visitor, code })
  const me = await insist(() => call(contract.readMember, { query: {} }, { token }))
  const [points, chat, handedOver] = await Promise.all([
    earnPoints(stage, { token, number, email }),
    decide(stage, { token, number, email }),
    handOverBill(stage, { token: visitor, number }),
  ])
  return { email, token, refreshToken, me, broughtBy: code, points, chat, handedOver }
}

/** Joins, and opens the link in the mail. A link signs in once, and its answer can be requested again with the key. */
async function signIn(
  stage: Stage,
  { email, visitor, code }: { email: string; visitor: string; code: string | undefined },
): Promise<{ idToken: string; refreshToken: string }> {
  const { insist, call, catcher, tell } = stage
  const body = { email, terms_accepted: true, ...(code === undefined ? {} : { referral_code: code }) }
  const joining = insist(() =>
    call(contract.joinWaitlist, { body }, { token: visitor, idempotencyKey: `join-${email}` }),
  )
  tell('asks to join')
  await joining
  const oobCode = await until(
    () => /oobCode=([\w-]+)/.exec(catcher.accepted.find(({ to }) => to === email)?.text ?? '')?.[1],
  )
  const exchange = (key: string) =>
    askIdentity<{ idToken?: string; refreshToken: string }>(
      stage,
      'identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink',
      {
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ email, oobCode }),
      },
    )
  const exchanging = exchange(`open-${email}`)
  tell('opens the link')
  const { idToken, refreshToken } = await exchanging
  if (!idToken) throw new Error(`${email} could not sign in`)
  if ((await exchange(`again-${email}`)).idToken) throw new Error(`The link of ${email} signed in twice`)
  return { idToken, refreshToken }
}

/** The same user with a new ID token: one is valid for an hour, and a long storm takes longer. */
export async function renewToken(scene: Scene, life: Life): Promise<Life> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: life.refreshToken })
  const { id_token: token } = await askIdentity<{ id_token?: string }>(scene, 'securetoken.googleapis.com/v1/token', {
    body,
  })
  if (!token) throw new Error(`${life.email} is no longer signed in`)
  return { ...life, token }
}

function askIdentity<Answer>({ insist, url }: Scene, path: string, request: RequestInit): Promise<Answer> {
  return insist(async () => {
    const answer = await fetch(`${url}/${path}?key=mowatt-local`, { method: 'POST', ...request })
    if (answer.status >= 500) throw new contract.Failure('unavailable')
    return (await answer.json()) as Answer
  })
}

type Who = { token: string; number: number; email: string }

/** Every quest; returns the points that they were told of. */
async function earnPoints({ insist, call, tell }: Stage, { token, number, email }: Who): Promise<number> {
  const once = (what: string) => ({ token, idempotencyKey: `${what}-${email}` })
  const ticket = await insist(() => call(contract.startRun, { body: {} }, once('ticket')))
  const openedAt = performance.now()

  const following = insist(() => call(contract.followOnInstagram, {}, once('follow')))
  tell('follows us')
  const { points: followed } = await following

  const question = await insist(() => call(contract.readQuestionOfTheDay, {}))
  const picked = { question_id: question.id, option_id: question.options[number % question.options.length]!.id }
  const answering = insist(() => call(contract.answerQuestionOfTheDay, { body: picked }, once('question')))
  tell('answers the question')
  const { points: answered } = await answering

  const file = { file_data: energyBill(number).toString('base64'), file_name: 'bill.pdf', file_type: '' }
  await insist(() => call(contract.submitEnergyBill, { body: file }, once('bill')))
  tell('bill of the quest is acknowledged')
  const earned = await until(async () => {
    const { quests } = await insist(() => call(contract.readMember, { query: {} }, { token }))
    const bill = quests.find(({ id }) => id === 'energy-bill')
    return bill?.state === 'done' ? bill.earned : undefined
  })

  // A run takes its real time.
  const inputs = playedLog(ticket.seed, 3).map(([tick, held]): [number, number] => [tick, held])
  const replayed = replay(ticket.seed, inputs, { isCalm: false })
  if (!replayed.isPlayable) throw new Error(replayed.fault)
  await wait(Math.max(0, replayed.outcome.leastMs - (performance.now() - openedAt)))
  const params = { run_id: ticket.run_id }
  const handingIn = insist(() => call(contract.finishRun, { params, body: { inputs } }, once('run')))
  tell('hands in a run')
  const run = await handingIn
  return followed + answered + earned + run.points
}
