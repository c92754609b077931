/** What tools/teach-reader.ts needs of the heads besides scoring. */
export { contextFeatures, type HeadContext } from './context-features.ts'
export { chancesOf, createHeads, type Heads } from './heads.ts'
export { type HeadsFile, RARITY_STEPS, WIDEST_GAP, writeHeads } from './heads-file.ts'
export { labelAfter } from './labels.ts'
export { messageFeatures, wordsOf } from './message-features.ts'
export { type Known, vectorFactor, weighFeatures } from './weigh-features.ts'
export { parseTalks } from '../talk-text.ts'
