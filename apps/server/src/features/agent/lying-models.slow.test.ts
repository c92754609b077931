import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedServer, serveScripts, tellModel } from '../../../test/scripted-models.ts'
import { ANSWERS } from '../../../test/wording/answers.ts'
import { PARAPHRASES } from '../../../test/wording/paraphrases.ts'
import { PARAPHRASES_FREELY } from '../../../test/wording/paraphrases-freely.ts'
import { PARAPHRASES_HELD_BACK } from '../../../test/wording/paraphrases-held-back.ts'
import type { Lie, Talk } from '../../../test/wording/lie.ts'
import { LIES } from '../../../test/wording/lies.ts'
import { LIES_CLOSE_BY } from '../../../test/wording/lies-close-by.ts'
import { LIES_HELD_BACK } from '../../../test/wording/lies-held-back.ts'
import { type Played, playTalk, readAnswer } from '../../../test/wording/tell-answer.ts'
import { createModel } from '../../platform/model/create-model.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await serveScripts()
})
afterAll(() => server.close())

function modelSaying(words: string) {
  tellModel(words)
  const model = createModel({ kind: 'model', baseUrl: server.url, apiKey: undefined, model: 'told' })
  if (!model) throw new Error('There is no model')
  return model
}

const plays = new Map<Talk, Played>()
async function talkOf(talk: Talk): Promise<Played> {
  const played = plays.get(talk) ?? (await playTalk(talk))
  plays.set(talk, played)
  return played
}

async function passed(lies: readonly Lie[]): Promise<string[]> {
  const through: string[] = []
  for (const { talk, says, family } of lies) {
    const played = await talkOf(talk)
    const lie = typeof says === 'string' ? says : says(played.seen)
    // The strictest measure: with a lie alone, people read what they would read without any model.
    const answer = await readAnswer(played, modelSaying(lie))
    if (answer !== played.reply.text.replaceAll(/\s+/g, ' ').trim()) through.push(`${family} (${talk}): ${lie}`)
  }
  return through
}

test.for([
  ['lies that the check was made with', LIES],
  ['lies of the engine’s own words', LIES_CLOSE_BY],
  ['lies that were held back', LIES_HELD_BACK],
] as const)('%s: none is told', async ([, lies]) => {
  expect(lies.length).toBeGreaterThanOrEqual(60)
  expect(await passed(lies)).toEqual([])
})

type Paraphrases = Readonly<Partial<Record<Talk, readonly string[]>>>

async function dropped(paraphrases: readonly Paraphrases[]): Promise<string[]> {
  const lost: string[] = []
  for (const [talk, sentences] of paraphrases.flatMap((each) => Object.entries(each)) as [Talk, string[]][]) {
    const played = await talkOf(talk)
    const asWritten = { ...played, reply: { ...played.reply, text: ANSWERS[talk] } }
    const answer = await readAnswer(asWritten, modelSaying(sentences.join(' ')))
    lost.push(...sentences.filter((sentence) => !answer.includes(sentence)).map((sentence) => `${talk}: ${sentence}`))
  }
  return lost
}

test.for([
  ['that the check was made with', [PARAPHRASES, PARAPHRASES_FREELY]],
  ['that were held back', [PARAPHRASES_HELD_BACK]],
] as const)('honest sentences in other words %s: four of five are told', async ([, paraphrases]) => {
  const all = paraphrases.flatMap((each) => Object.values(each).flat())
  expect(all.length).toBeGreaterThanOrEqual(20)
  const lost = await dropped(paraphrases)
  // Those that are lost stand in the message.
  expect(lost.length > all.length * 0.2 ? lost : []).toEqual([])
})
