import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedServer, serveScripts, tellModel } from '../../../test/scripted-models.ts'
import { PARAPHRASES } from '../../../test/wording/paraphrases.ts'
import { PARAPHRASES_HELD_BACK } from '../../../test/wording/paraphrases-held-back.ts'
import type { Lie, Talk } from '../../../test/wording/lie.ts'
import { LIES } from '../../../test/wording/lies.ts'
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
  ['lies that were held back', LIES_HELD_BACK],
] as const)('%s: none is told', async ([, lies]) => {
  expect(new Set(lies.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12)
  expect(await passed(lies)).toEqual([])
})

async function dropped(paraphrases: Readonly<Partial<Record<Talk, readonly string[]>>>): Promise<string[]> {
  const lost: string[] = []
  for (const [talk, sentences] of Object.entries(paraphrases) as [Talk, readonly string[]][]) {
    const answer = await readAnswer(await talkOf(talk), modelSaying(sentences.join(' ')))
    lost.push(...sentences.filter((sentence) => !answer.includes(sentence)).map((sentence) => `${talk}: ${sentence}`))
  }
  return lost
}

test.for([
  ['that the check was made with', PARAPHRASES],
  ['that were held back', PARAPHRASES_HELD_BACK],
] as const)('honest sentences in other words %s: four of five are told', async ([, paraphrases]) => {
  const all = Object.values(paraphrases).flat()
  expect(all.length).toBeGreaterThanOrEqual(20)
  const lost = await dropped(paraphrases)
  // Those that are lost stand in the message.
  expect(lost.length > all.length * 0.2 ? lost : []).toEqual([])
})
