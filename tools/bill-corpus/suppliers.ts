/** Suppliers whose wording is imitated, and a few that do not exist. */
export const SUPPLIERS: readonly [name: string, address: string][] = [
  ['British Gas', 'Millstream, Maidenhead Road, Windsor SL4 5GD'],
  ['EDF Energy', '90 Whitfield Street, London W1T 4EZ'],
  ['E.ON Next', 'Westwood Way, Coventry CV4 8LG'],
  ['OVO Energy', '1 Rivergate, Temple Quay, Bristol BS1 6ED'],
  ['Octopus Energy', 'UK House, 164-182 Oxford Street, London W1D 1NN'],
  ['ScottishPower', '320 St Vincent Street, Glasgow G2 5AD'],
  ['Utilita', 'Hutwood Court, Bournemouth Road, Eastleigh SO53 3QB'],
  ['Utility Warehouse', '508 Edgware Road, London NW9 5AB'],
  ['So Energy', 'Hanover House, 14 Hanover Square, London W1S 1HP'],
  ['Ecotricity', 'Lion House, Rowcroft, Stroud GL5 3BY'],
  ['Good Energy', 'Monkton Park Offices, Chippenham SN15 1GH'],
  ['Northlight Energy', '4 Tower Hill, Lancaster LA1 1TH'],
  ['Brackenfield Power', 'Moor House, Buxton SK17 6XA'],
  ['Tidewell Energy', 'Quay Street, Truro TR1 2HE'],
]
