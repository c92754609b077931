import { actFinder } from './features/operators/search/find-acts.ts'
import { contentFinder } from './features/content/edit/find-content.ts'
import { editionFinder } from './features/competition/operate/find-editions.ts'
import { figureFinder } from './features/figures/find-figures.ts'
import { memberFinder } from './features/waitlist/operate/find-members.ts'
import { operatorFinder } from './features/operators/search/find-operators.ts'
import { requestFinder } from './features/chat/person/find-requests.ts'
import { switchFinder } from './features/switching/operate/find-switches.ts'
import { tariffFinder } from './features/switching/operate/find-tariffs.ts'
import { topicFinder } from './features/content/topics/find-topics.ts'
import type { ConsoleFinder } from './features/operators/public.ts'

/** The searches of each feature in the console, in the order of the results. */
export const consoleFinders: readonly ConsoleFinder[] = [
  memberFinder,
  requestFinder,
  switchFinder,
  contentFinder,
  topicFinder,
  tariffFinder,
  figureFinder,
  editionFinder,
  operatorFinder,
  actFinder,
]
