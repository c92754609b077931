import { type CampaignCounts, campaignSteps } from '@mowatt/contract'
import type { TableColumn } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { FigureTable } from '../figure-table.tsx'
import { type Campaigns, stepWords } from './campaign-words.ts'

type Row = { name: string; counts: CampaignCounts }

const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'Campaign', cell: ({ name }) => name },
  ...campaignSteps.map((step) => ({
    key: step,
    header: stepWords[step],
    cell: ({ counts }: Row) => inThousands(counts[step]),
    isNumeric: true,
  })),
]

/** How many came by each campaign, and how far they got. */
export function CampaignCountsTable({ campaigns, unknown, days }: Campaigns) {
  const rows = campaigns.map(({ name, counts }) => ({ name, counts }))
  return (
    <>
      <FigureTable
        title={`Last ${days} days`}
        text="Visitors who agreed to be counted, and what they did from the moment they came. Someone who comes on two days counts twice."
        empty="No campaigns yet."
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      {unknown.length > 0 && (
        <FigureTable
          title="Links to campaigns we don’t have"
          text="People came by these names, and saw the default banner."
          empty=""
          columns={columns}
          rows={unknown}
          rowKey={({ name }) => name}
        />
      )}
    </>
  )
}
