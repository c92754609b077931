import { type CampaignCounts, campaignSteps } from '@mowatt/contract'
import type { TableColumn } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { FigureTable } from '../figure-table.tsx'
import { type Campaigns, stepWords } from './campaign-words.ts'
import { campaignCountsTexts } from './campaign-texts.ts'

type Row = { name: string; counts: CampaignCounts }

const columns: TableColumn<Row>[] = [
  { key: 'name', header: campaignCountsTexts.campaign, cell: ({ name }) => name },
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
        title={campaignCountsTexts.title(days)}
        text={campaignCountsTexts.text}
        empty={campaignCountsTexts.none}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      {unknown.length > 0 && (
        <FigureTable
          title={campaignCountsTexts.unknownTitle}
          text={campaignCountsTexts.unknownText}
          empty=""
          columns={columns}
          rows={unknown}
          rowKey={({ name }) => name}
        />
      )}
    </>
  )
}
