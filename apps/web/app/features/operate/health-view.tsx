import type { readHealth, ReplyOf } from '@mowatt/contract'
import type { TableColumn } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { dateAndTime, longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { FigureTable } from './figure-table.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { billStates, findingKinds, homeMails, messageReaders, within } from './health-words.ts'
import { healthTexts } from './health-texts.ts'

type Health = ReplyOf<typeof readHealth>

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)

type Asked = { method: string; route: string }

const nameOf = ({ method, route }: Asked) => `${method} ${route}`
const ROUTE = {
  key: 'route',
  header: healthTexts.route,
  cell: (asked: Asked) => <span className="ops-address">{nameOf(asked)}</span>,
}

const COUNTED: readonly TableColumn<{ name: string; count: number }>[] = [
  { key: 'name', header: healthTexts.what, cell: ({ name }) => name },
  { key: 'count', header: healthTexts.howMany, isNumeric: true, cell: ({ count }) => inThousands(count) },
]

/** The most important figures, then problems to act on, then the source of each figure. */
export function HealthView({ health, children }: { health: Health; children: ReactNode }) {
  const { mail, queues, readers, model, homes } = health
  const [today] = model.days
  return (
    <>
      <FigureTiles
        tiles={[
          { figure: inThousands(mail.waiting), words: healthTexts.emailsWaiting },
          { figure: inThousands(mail.refused), words: healthTexts.emailsGivenUp },
          { figure: inThousands(sum(queues.map(({ due }) => due))), words: healthTexts.jobsDueNow },
          { figure: inThousands(sum(queues.map(({ failed }) => failed))), words: healthTexts.jobsFailed },
          {
            figure: inThousands(sum(health.server_errors.map(({ count }) => count))),
            words: healthTexts.requestsFailed,
          },
          { figure: inThousands(sum(health.page_errors.map(({ count }) => count))), words: healthTexts.pageErrors },
        ]}
      />
      {children}
      <p className="text-small text-text-3">{healthTexts.scope(dateAndTime(health.process_since))}</p>
      <FigureTable
        title={healthTexts.queues}
        empty={healthTexts.noJobs}
        rows={queues}
        rowKey={({ job }) => job}
        columns={[
          { key: 'job', header: healthTexts.job, cell: ({ job }) => job },
          { key: 'due', header: healthTexts.due, isNumeric: true, cell: ({ due }) => inThousands(due) },
          { key: 'later', header: healthTexts.later, isNumeric: true, cell: ({ later }) => inThousands(later) },
          {
            key: 'running',
            header: healthTexts.running,
            isNumeric: true,
            cell: ({ running }) => inThousands(running),
          },
          { key: 'failed', header: healthTexts.failed, isNumeric: true, cell: ({ failed }) => inThousands(failed) },
          {
            key: 'oldest',
            header: healthTexts.dueSince,
            cell: ({ oldest_due_at: oldest }) => (oldest === null ? healthTexts.noneDue : dateAndTime(oldest)),
          },
        ]}
      />
      <div className="ops-pair">
        <FigureTable
          title={healthTexts.readers}
          text={healthTexts.processes(readers.processes, readers.waiting)}
          empty={healthTexts.nothingRead}
          rows={[
            ...readers.bills.map(({ name, count }) => ({ name: healthTexts.lastDay(billStates(name)), count })),
            ...readers.messages.map(({ name, count }) => ({ name: messageReaders(name), count })),
            ...readers.stopped.map(({ task, reason, count }) => ({ name: healthTexts.stopped(task, reason), count })),
          ]}
          rowKey={({ name }) => name}
          columns={COUNTED}
        />
        <FigureTable
          title={healthTexts.homes}
          text={healthTexts.homesText}
          empty={healthTexts.noHomes}
          rows={[
            { name: healthTexts.homesKept, count: homes.kept },
            { name: healthTexts.homesWatched, count: homes.watched },
            { name: healthTexts.switchesFollowed, count: homes.guarded },
            { name: healthTexts.runsOpen, count: homes.runs_open },
            ...homes.mails.map(({ name, count }) => ({ name: homeMails(name), count })),
          ]}
          rowKey={({ name }) => name}
          columns={COUNTED}
        />
      </div>
      <FigureTable
        title={healthTexts.findings}
        text={healthTexts.findingsText}
        empty={healthTexts.noFindings}
        rows={homes.findings.map(({ name, count }) => ({ name: findingKinds(name), count }))}
        rowKey={({ name }) => name}
        columns={COUNTED}
      />
      <FigureTable
        title={healthTexts.model}
        text={
          model.name === null
            ? healthTexts.noModel
            : healthTexts.tokens(
                model.name,
                inThousands(today ? today.prompt_tokens + today.completion_tokens : 0),
                inThousands(model.tokens_a_day),
              )
        }
        empty={healthTexts.noModelRequests}
        rows={model.days}
        rowKey={({ date }) => date}
        columns={[
          { key: 'date', header: healthTexts.day, cell: ({ date }) => longDate(date) },
          {
            key: 'requests',
            header: healthTexts.requests,
            isNumeric: true,
            cell: ({ requests }) => inThousands(requests),
          },
          { key: 'failed', header: healthTexts.failed, isNumeric: true, cell: ({ failed }) => inThousands(failed) },
          {
            key: 'sent',
            header: healthTexts.tokensSent,
            isNumeric: true,
            cell: (day) => inThousands(day.prompt_tokens),
          },
          {
            key: 'said',
            header: healthTexts.tokensBack,
            isNumeric: true,
            cell: (day) => inThousands(day.completion_tokens),
          },
          {
            key: 'cost',
            header: healthTexts.cost,
            isNumeric: true,
            cell: ({ cost_pence: cost }) => (cost === null ? healthTexts.noPrice : pounds(cost)),
          },
        ]}
      />
      <div className="ops-pair">
        <FigureTable
          title={healthTexts.slowRequests}
          empty={healthTexts.noRequests}
          rows={health.slow_requests}
          rowKey={nameOf}
          columns={[
            ROUTE,
            { key: 'count', header: healthTexts.requests, isNumeric: true, cell: ({ count }) => inThousands(count) },
            { key: 'within', header: healthTexts.most, isNumeric: true, cell: (slow) => within(slow.within_ms) },
            {
              key: 'over',
              header: healthTexts.overSecond,
              isNumeric: true,
              cell: (slow) => inThousands(slow.over_a_second),
            },
          ]}
        />
        <FigureTable
          title={healthTexts.failedRequests}
          empty={healthTexts.noFailures}
          rows={health.server_errors}
          rowKey={nameOf}
          columns={[
            ROUTE,
            { key: 'count', header: healthTexts.howOften, isNumeric: true, cell: ({ count }) => inThousands(count) },
          ]}
        />
      </div>
      <FigureTable
        title={healthTexts.pages}
        text={healthTexts.pagesText}
        empty={healthTexts.noPageErrors}
        rows={health.page_errors}
        rowKey={({ fingerprint }) => fingerprint}
        columns={[
          {
            key: 'error',
            header: healthTexts.error,
            cell: ({ name, message }) => (
              <span className="ops-address">
                {name}: {message}
              </span>
            ),
          },
          { key: 'page', header: healthTexts.page, cell: ({ page }) => <span className="ops-address">{page}</span> },
          { key: 'count', header: healthTexts.howOften, isNumeric: true, cell: ({ count }) => inThousands(count) },
          { key: 'last', header: healthTexts.lastSeen, cell: ({ last_at: last }) => dateAndTime(last) },
        ]}
      />
    </>
  )
}
