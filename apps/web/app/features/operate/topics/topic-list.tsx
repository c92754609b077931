import { openTopic } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, Button, ChoiceField, EmptyState, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { longDate } from '../../../browser/long-date.ts'
import { useAct } from '../../../browser/use-act.ts'
import { recordAddress } from '../content/asked-content.ts'
import { type AskedTopics, askedTopics, type Topic, topicsAddress, topicsAsked, topicStates } from './asked-topics.ts'
import { topicListTexts } from './topic-texts.ts'

/** As many as a person looks through; the others are found by searching. */
const MOST_SHOWN = 100

type TopicFilterProps = { topics: readonly Topic[]; asked: AskedTopics }

/** The filter of the topics, kept in the address. */
export function TopicFilter({ topics, asked }: TopicFilterProps) {
  const navigate = useNavigate()
  const families = [...new Set(topics.map(({ family }) => family))].toSorted()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget) as Iterable<[string, FormDataEntryValue]>
    const texts = [...typed].filter((each): each is [string, string] => typeof each[1] === 'string')
    void navigate(topicsAddress(askedTopics(new URLSearchParams(texts))))
  }
  return (
    <form action="/operate/topics" className="ops-filter" aria-label={topicListTexts.filter} onSubmit={show}>
      <TextField label={topicListTexts.words} name="search" type="search" defaultValue={asked.search} />
      <ChoiceField
        label={topicListTexts.about}
        name="family"
        empty={topicListTexts.everything}
        defaultValue={asked.family}
        choices={families.map((family) => ({ value: family, label: family }))}
      />
      <ChoiceField
        label={topicListTexts.state}
        name="state"
        empty={topicListTexts.anyState}
        defaultValue={asked.state}
        choices={Object.entries(topicStates).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant="quiet">
        {topicListTexts.show}
      </Button>
    </form>
  )
}

type TopicListProps = TopicFilterProps & { call: Call }

/** Topics, each with the way to edit it. */
export function TopicList({ topics, asked, call }: TopicListProps) {
  const navigate = useNavigate()
  const [opening, setOpening] = useState('')
  const act = useAct()
  const found = topicsAsked(topics, asked)

  function open(topic_id: string) {
    setOpening(topic_id)
    void act.run(async () => {
      const { document_id: id } = await call(openTopic, { params: { topic_id } })
      await navigate(recordAddress(id))
    })
  }
  return (
    <section className="ops-panel" aria-label={topicListTexts.title}>
      <p className="text-small text-text-2">
        {topicListTexts.count(found.length)} {found.length > MOST_SHOWN && topicListTexts.first(MOST_SHOWN)}
      </p>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      {found.length === 0 && (
        <EmptyState isSmall headingLevel="h2" title={topicListTexts.none} text={topicListTexts.noneText} />
      )}
      <ul className="ops-entries">
        {found.slice(0, MOST_SHOWN).map((topic) => (
          <li key={topic.topic_id}>
            <div className="ops-entry-head">
              <h2 className="text-body font-bold">{topic.title}</h2>
              <span className="ops-acts">
                {topic.has_draft && <Badge tone="warn">{topicListTexts.withDraft}</Badge>}
                {topic.is_edited && <Badge tone="success">{topicListTexts.edited}</Badge>}
                {topic.is_due && <Badge tone="danger">{topicListTexts.due}</Badge>}
                <Button
                  size="small"
                  variant="quiet"
                  isLoading={act.isBusy && opening === topic.topic_id}
                  onClick={() => open(topic.topic_id)}
                >
                  {topicListTexts.edit}
                  <span className="sr-only">: {topic.title}</span>
                </Button>
              </span>
            </div>
            <p className="text-small text-text-2">
              {(topic.is_sourced ? topicListTexts.sourced : topicListTexts.general)(
                topic.family,
                longDate(topic.review_by),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
