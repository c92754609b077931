import type { readHealth, ReplyOf } from '@mowatt/contract'
import type { ReactNode } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { dateAndTime, longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import { FigureTable } from './figure-table.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { billStates, messageReaders, within } from './health-words.ts'

type Health = ReplyOf<typeof readHealth>

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)

type Asked = { method: string; route: string }

const nameOf = ({ method, route }: Asked) => `${method} ${route}`
const ROUTE = {
  key: 'route',
  header: 'Route',
  cell: (asked: Asked) => <span className="ops-address">{nameOf(asked)}</span>,
}

/** What matters most in figures, then what to act on, then where each figure comes from. */
export function HealthView({ health, children }: { health: Health; children: ReactNode }) {
  const { mail, queues, readers, model } = health
  const [today] = model.days
  return (
    <>
      <FigureTiles
        tiles={[
          { figure: inThousands(mail.waiting), words: 'emails waiting to leave' },
          { figure: inThousands(mail.refused), words: 'emails given up' },
          { figure: inThousands(sum(queues.map(({ due }) => due))), words: 'jobs due now' },
          { figure: inThousands(sum(queues.map(({ failed }) => failed))), words: 'jobs that failed' },
          { figure: inThousands(sum(health.server_errors.map(({ count }) => count))), words: 'requests we failed' },
          { figure: inThousands(sum(health.page_errors.map(({ count }) => count))), words: 'errors on pages, 7 days' },
        ]}
      />
      {children}
      <p className="text-small text-text-3">
        Figures for requests, readers and stopped jobs cover one server process, since{' '}
        {dateAndTime(health.process_since)}. Everything else is for all of them.
      </p>
      <div className="ops-pair">
        <FigureTable
          title="Queues"
          empty="No jobs are waiting or running, and none have failed."
          rows={queues}
          rowKey={({ job }) => job}
          columns={[
            { key: 'job', header: 'Job', cell: ({ job }) => job },
            { key: 'due', header: 'Due', isNumeric: true, cell: ({ due }) => inThousands(due) },
            { key: 'later', header: 'Later', isNumeric: true, cell: ({ later }) => inThousands(later) },
            { key: 'running', header: 'Running', isNumeric: true, cell: ({ running }) => inThousands(running) },
            { key: 'failed', header: 'Failed', isNumeric: true, cell: ({ failed }) => inThousands(failed) },
            {
              key: 'oldest',
              header: 'Due since',
              cell: ({ oldest_due_at: oldest }) => (oldest === null ? 'Nothing due' : dateAndTime(oldest)),
            },
          ]}
        />
        <FigureTable
          title="Readers"
          text={`${readers.processes} ${readers.processes === 1 ? 'process' : 'processes'} at work, ${readers.waiting} waiting for one.`}
          empty="Nobody has sent a bill or a message yet."
          rows={[
            ...readers.bills.map(({ name, count }) => ({ name: `${billStates(name)}, last 24 hours`, count })),
            ...readers.messages.map(({ name, count }) => ({ name: messageReaders(name), count })),
            ...readers.stopped.map(({ task, reason, count }) => ({ name: `Stopped: ${task} (${reason})`, count })),
          ]}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'What', cell: ({ name }) => name },
            { key: 'count', header: 'How many', isNumeric: true, cell: ({ count }) => inThousands(count) },
          ]}
        />
      </div>
      <FigureTable
        title="Model usage and cost"
        text={
          model.name === null
            ? 'No model is set, so Mo works alone and nothing is spent.'
            : `${model.name}. ${inThousands(today ? today.prompt_tokens + today.completion_tokens : 0)} of ${inThousands(model.tokens_a_day)} tokens used on the latest day.`
        }
        empty="There were no requests to a model in the last 14 days."
        rows={model.days}
        rowKey={({ date }) => date}
        columns={[
          { key: 'date', header: 'Day', cell: ({ date }) => longDate(date) },
          { key: 'requests', header: 'Requests', isNumeric: true, cell: ({ requests }) => inThousands(requests) },
          { key: 'failed', header: 'Failed', isNumeric: true, cell: ({ failed }) => inThousands(failed) },
          { key: 'sent', header: 'Tokens sent', isNumeric: true, cell: (day) => inThousands(day.prompt_tokens) },
          { key: 'said', header: 'Tokens back', isNumeric: true, cell: (day) => inThousands(day.completion_tokens) },
          {
            key: 'cost',
            header: 'Cost',
            isNumeric: true,
            cell: ({ cost_pence: cost }) => (cost === null ? 'No price set' : pounds(cost)),
          },
        ]}
      />
      <div className="ops-pair">
        <FigureTable
          title="Slow requests"
          empty="Nothing was asked yet."
          rows={health.slow_requests}
          rowKey={nameOf}
          columns={[
            ROUTE,
            { key: 'count', header: 'Requests', isNumeric: true, cell: ({ count }) => inThousands(count) },
            { key: 'within', header: '95 in 100 within', isNumeric: true, cell: (slow) => within(slow.within_ms) },
            { key: 'over', header: 'Over 1 second', isNumeric: true, cell: (slow) => inThousands(slow.over_a_second) },
          ]}
        />
        <FigureTable
          title="Requests we failed"
          empty="Every request was answered."
          rows={health.server_errors}
          rowKey={nameOf}
          columns={[
            ROUTE,
            { key: 'count', header: 'How often', isNumeric: true, cell: ({ count }) => inThousands(count) },
          ]}
        />
      </div>
      <FigureTable
        title="Errors on pages"
        text="From people who agreed to statistics, in the last 7 days."
        empty="No pages had errors."
        rows={health.page_errors}
        rowKey={({ fingerprint }) => fingerprint}
        columns={[
          {
            key: 'error',
            header: 'Error',
            cell: ({ name, message }) => (
              <span className="ops-address">
                {name}: {message}
              </span>
            ),
          },
          { key: 'page', header: 'Page', cell: ({ page }) => <span className="ops-address">{page}</span> },
          { key: 'count', header: 'How often', isNumeric: true, cell: ({ count }) => inThousands(count) },
          { key: 'last', header: 'Last seen', cell: ({ last_at: last }) => dateAndTime(last) },
        ]}
      />
    </>
  )
}
