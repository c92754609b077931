import type { Topics } from '@mowatt/agent'

type Topic = NonNullable<ReturnType<Topics['get']>>
type Fields = Readonly<Record<string, unknown>>

/** What editors can't change: the reader was trained on a topic's questions, and its name is used elsewhere. */
const FIXED = ['id', 'family', 'certainty', 'verdict', 'asks'] as const

/** A topic as stored for its editors. */
export function fieldsOfTopic(topic: Topic): Record<string, unknown> {
  const { id, title, family, certainty, reviewBy, sources, figures, verdict, asks, answers, short } = topic
  const parts = [...Object.entries(topic.aspects), ...topic.cases.map(({ when, text }) => [`case: ${when}`, text])]
  const answered = asks.map((ask) => {
    const own = answers[ask]
    return own ? { [ask]: [own.verdict ?? 'which', own.aspect].filter(Boolean).join(' ') } : ask
  })
  return {
    title,
    answer: [short, ...parts.map(([name, text]) => `## ${name}\n${text}`)].join('\n\n'),
    reviewBy,
    sources: sources.map(({ checkedOn, ...source }) => ({ ...source, checked_on: checkedOn })),
    figures,
    fixed: { id, family, certainty, ...(verdict && { verdict }), asks: answered },
  }
}

/** The same as the file that Mo reads: JSON is also valid YAML. */
export function fileOfTopic({ title, answer, reviewBy, sources, figures, fixed }: Fields): string {
  const kept = Object.fromEntries(FIXED.map((name) => [name, (fixed as Fields | undefined)?.[name]]))
  const front = { ...kept, title, review_by: reviewBy, sources: sources ?? [], figures: figures ?? {} }
  return `---\n${JSON.stringify(front)}\n---\n${String(answer)}\n`
}
