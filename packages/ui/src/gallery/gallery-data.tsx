import { Badge } from '../display/badge.tsx'
import { Card } from '../display/card.tsx'
import { EmptyState } from '../display/empty-state.tsx'
import { Pagination } from '../display/pagination.tsx'
import { Table, type TableColumn } from '../display/table.tsx'
import { Tabs } from '../display/tabs.tsx'
import { Note } from '../feedback/note.tsx'
import { GallerySection, Specimen } from './gallery-section.tsx'

type Player = { place: number; name: string; points: number; isHeld: boolean }

const players: Player[] = [
  { place: 1, name: 'Velvet Hedgehog 8', points: 1480, isHeld: false },
  { place: 2, name: 'Nimble Pike 15', points: 1320, isHeld: true },
  { place: 3, name: 'Quiet Badger 3', points: 990, isHeld: false },
]

const columns: TableColumn<Player>[] = [
  { key: 'place', header: 'Place', cell: (player) => player.place, isNumeric: true },
  { key: 'name', header: 'Name', cell: (player) => player.name },
  {
    key: 'state',
    header: 'State',
    cell: ({ isHeld }) => (isHeld ? <Badge tone="warn">Held</Badge> : <Badge tone="success">Ranked</Badge>),
  },
  { key: 'points', header: 'Points', cell: (player) => player.points.toLocaleString('en-GB'), isNumeric: true },
]

const rowKey = (player: Player) => player.name

/** Tables, pages and tabs in every state. */
export function GalleryData() {
  return (
    <>
      <GallerySection title="Table">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Specimen name="rows; stacked under 900 px">
            <Card tone="flat">
              <Table caption="Leaderboard" columns={columns} rows={players} rowKey={rowKey} />
            </Card>
          </Specimen>
          <Specimen name="loading">
            <Card tone="flat">
              <Table caption="Leaderboard, loading" columns={columns} rows={[]} rowKey={rowKey} isLoading />
            </Card>
          </Specimen>
          <Specimen name="empty">
            <Card tone="flat">
              <Table
                caption="Leaderboard, empty"
                columns={columns}
                rows={[]}
                rowKey={rowKey}
                empty={<EmptyState isSmall title="Nobody has joined yet" />}
              />
            </Card>
          </Specimen>
          <Specimen name="error: old rows stay">
            <Card tone="flat">
              <Table
                caption="Leaderboard, not refreshed"
                columns={columns}
                rows={players.slice(0, 2)}
                rowKey={rowKey}
                error={
                  <Note tone="danger">The list did not come through. These places are from 14 November 2025.</Note>
                }
              />
            </Card>
          </Specimen>
        </div>
      </GallerySection>
      <GallerySection title="Pages and tabs">
        <Pagination page={4} pageCount={12} hrefFor={(page) => `#page-${page}`} />
        <Tabs
          label="Bill"
          items={[
            { key: 'electricity', label: 'Electricity', content: <p>2,700 kWh a year.</p> },
            { key: 'gas', label: 'Gas', content: <p>11,500 kWh a year.</p> },
            { key: 'water', label: 'Water', content: null, isDisabled: true },
          ]}
        />
      </GallerySection>
    </>
  )
}
