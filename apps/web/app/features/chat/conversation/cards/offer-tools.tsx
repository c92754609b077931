import { ChoiceField, ToggleButton } from '@mowatt/ui'
import { offerToolsTexts } from './offer-texts.ts'
import { BY_COST, COLUMNS, nextSort, FILTERS, type OfferFilter, type OfferSort } from './offers-shown.ts'

type OfferToolsProps = {
  filters: readonly OfferFilter[]
  sort: OfferSort
  onChange: (filters: readonly OfferFilter[], sort: OfferSort) => void
}

/** The filter of the deals; and their order, if there is no room for the table's headings. */
export function OfferTools({ filters, sort, onChange }: OfferToolsProps) {
  const toggled = (filter: OfferFilter) =>
    filters.includes(filter) ? filters.filter((each) => each !== filter) : [...filters, filter]
  return (
    <div className="offer-tools">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{offerToolsTexts.showOnly}</legend>
        {FILTERS.map(({ filter, label }) => (
          <ToggleButton
            key={filter}
            isPressed={filters.includes(filter)}
            onClick={() => onChange(toggled(filter), sort)}
          >
            {label}
          </ToggleButton>
        ))}
      </fieldset>
      <ChoiceField
        className="offer-sort"
        label={offerToolsTexts.sortBy}
        empty={false}
        choices={COLUMNS.map(({ column, label }) => ({ value: column, label }))}
        value={sort.by}
        onValue={(by) => onChange(filters, by === 'cost' ? BY_COST : nextSort(BY_COST, by))}
      />
    </div>
  )
}
