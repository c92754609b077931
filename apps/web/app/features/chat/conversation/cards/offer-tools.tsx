import { ToggleButton } from '@mowatt/ui'
import { useId } from 'react'
import { offerToolsTexts } from './offer-texts.ts'
import {
  BY_COST,
  COLUMNS,
  nextSort,
  FILTERS,
  type OfferColumn,
  type OfferFilter,
  type OfferSort,
} from './offers-shown.ts'

type OfferToolsProps = {
  filters: readonly OfferFilter[]
  sort: OfferSort
  onChange: (filters: readonly OfferFilter[], sort: OfferSort) => void
}

/** The filter of the deals; and their order, if there is no room for the table's headings. */
export function OfferTools({ filters, sort, onChange }: OfferToolsProps) {
  const sortId = useId()
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
      <label htmlFor={sortId} className="offer-sort">
        {offerToolsTexts.sortBy}
        <select
          id={sortId}
          value={sort.by}
          onChange={({ target }) =>
            onChange(filters, target.value === 'cost' ? BY_COST : nextSort(BY_COST, target.value as OfferColumn))
          }
        >
          {COLUMNS.map(({ column, label }) => (
            <option key={column} value={column}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
