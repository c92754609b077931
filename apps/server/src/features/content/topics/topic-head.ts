import { typeset } from '@mowatt/agent/typeset'

/** What a list of shipped topics shows. */
export type TopicHead = { id: string; title: string; family: string; certainty: string; reviewBy: string }

const LINE = /^(id|title|family|certainty|review_by): (.+)$/gm

/** Read from its lines alone: most of a file is ways of asking, and reading those takes ten times as long. */
export function topicHead(file: string): TopicHead {
  const front = file.slice(0, file.indexOf('\nasks:'))
  const lines = new Map([...front.matchAll(LINE)].map(([, name = '', text = '']) => [name, unquoted(text)]))
  const of = (name: string): string => {
    const text = lines.get(name)
    if (text === undefined) throw new Error(`A topic has no line ${name} before its ways of asking.`)
    return text
  }
  return {
    id: of('id'),
    title: typeset(of('title')),
    family: of('family'),
    certainty: of('certainty'),
    reviewBy: of('review_by'),
  }
}

const unquoted = (text: string): string => (text.startsWith('"') ? (JSON.parse(text) as string) : text)
