import type { Normalised } from '../words/normalise.ts'
import written from './data/learnt.json' with { type: 'json' }
import { featuresInTalk, featuresOf } from './features-of.ts'
import { chancesOf, type LearntModel, parseModel } from './learnt-model.ts'

type LearntName = keyof typeof written.models
type Chances = ReadonlyMap<string, number>

/** Each is parsed when it is first needed. */
const models = new Map<LearntName, LearntModel>()

function modelOf(name: LearntName): LearntModel {
  const model = models.get(name) ?? parseModel(written.models[name])
  models.set(name, model)
  return model
}

/** Parses all of them, so that the first who asks after a start does not wait for it. */
export function wake(): void {
  for (const name of Object.keys(written.models)) modelOf(name as LearntName)
}

/** How likely each label of a model is for these words. */
export function learntChances(name: Exclude<LearntName, 'in_talk'>, said: Normalised): Chances {
  return rememberedOf(said, name, () => chancesOf(modelOf(name), featuresOf(said)))
}

/** How likely each follow-up is for these words, after something of that family was explained. */
export function talkChances(family: string, said: Normalised): Chances {
  return rememberedOf(said, `@${family}`, () => chancesOf(modelOf('in_talk'), featuresInTalk(said, family)))
}

/** A message is looked at by many steps of one turn. */
const lately = new WeakMap<Normalised, Map<string, Chances>>()

function rememberedOf(said: Normalised, key: string, find: () => Chances): Chances {
  const known = lately.get(said) ?? new Map<string, Chances>()
  lately.set(said, known)
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}
