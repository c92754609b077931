/** What tools/teach-reader.ts and tools/model-check.ts need besides what the server does. */
export { contextFeatures, type HeadContext } from './context-features.ts'
export { chancesOf, createHeads, type Heads } from './heads.ts'
export { type HeadsFile, RARITY_STEPS, WIDEST_GAP, writeHeads } from './heads-file.ts'
export { labelAfter } from './labels.ts'
export { messageFeatures, wordsOf } from './message-features.ts'
export { type Known, vectorFactor, weighFeatures } from './weigh-features.ts'
export { sayCommand } from '../by-model/say-command.ts'
export { parseTalks, type WrittenTalk } from '../talk-text.ts'
