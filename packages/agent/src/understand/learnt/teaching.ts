/** What the tool that teaches Mo needs of this package. */
export { OPEN_UTTERANCES } from '../../evaluation/open-utterances.ts'
export { EXAMPLES, INTENTS } from '../all-intents.ts'
export { readAll } from '../read-words.ts'
export { featuresInTalk, featuresOf } from './features-of.ts'
export { chancesOf, parseModel, STEEP, WHOLE, writePair } from './learnt-model.ts'
