import type { ConsoleFinder } from '../../operators/public.ts'
import { listedTopics } from './listed-topics.ts'

/** By words of a title. A topic that was opened for editing is found as content. */
export const topicFinder: ConsoleFinder = {
  page: 'topics',
  async find(ctx, words, most) {
    const wanted = words.toLowerCase().split(/\s+/)
    const found = (await listedTopics(ctx)).filter(
      ({ title, isOpened }) => !isOpened && wanted.every((word) => title.toLowerCase().includes(word)),
    )
    return found.slice(0, most).map(({ id, title, family }) => ({
      title,
      detail: family,
      path: `/operate/topics?${new URLSearchParams({ search: id }).toString()}`,
    }))
  },
}
