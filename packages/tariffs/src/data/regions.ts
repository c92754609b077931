import type { Region } from '../place/region.ts'

/**
 * The fourteen regions of Great Britain's electricity grid. Letters and distributor ids run in different orders from 17
 * on, K is South Wales and L is the South West; there is no I and no O.
 */
export const regions = [
  { letter: 'A', name: 'Eastern England', ofgemName: 'Eastern', distributorId: '10', participant: 'EELC', operator: 'UK Power Networks (EPN)' },
  { letter: 'B', name: 'East Midlands', ofgemName: 'East Midlands', distributorId: '11', participant: 'EMEB', operator: 'National Grid Electricity Distribution' },
  { letter: 'C', name: 'London', ofgemName: 'London', distributorId: '12', participant: 'LOND', operator: 'UK Power Networks (LPN)' },
  { letter: 'D', name: 'Merseyside and North Wales', ofgemName: 'N Wales and Mersey', distributorId: '13', participant: 'MANW', operator: 'SP Energy Networks (Manweb)' },
  { letter: 'E', name: 'West Midlands', ofgemName: 'Midlands', distributorId: '14', participant: 'MIDE', operator: 'National Grid Electricity Distribution' },
  { letter: 'F', name: 'North East England', ofgemName: 'Northern', distributorId: '15', participant: 'NEEB', operator: 'Northern Powergrid' },
  { letter: 'G', name: 'North West England', ofgemName: 'North West', distributorId: '16', participant: 'NORW', operator: 'Electricity North West' },
  { letter: 'H', name: 'Southern England', ofgemName: 'Southern', distributorId: '20', participant: 'SOUT', operator: 'SSEN (SEPD)' },
  { letter: 'J', name: 'South East England', ofgemName: 'South East', distributorId: '19', participant: 'SEEB', operator: 'UK Power Networks (SPN)' },
  { letter: 'K', name: 'South Wales', ofgemName: 'South Wales', distributorId: '21', participant: 'SWAE', operator: 'National Grid Electricity Distribution' },
  { letter: 'L', name: 'South West England', ofgemName: 'Southern Western', distributorId: '22', participant: 'SWEB', operator: 'National Grid Electricity Distribution' },
  { letter: 'M', name: 'Yorkshire', ofgemName: 'Yorkshire', distributorId: '23', participant: 'YELG', operator: 'Northern Powergrid' },
  { letter: 'N', name: 'South Scotland', ofgemName: 'Southern Scotland', distributorId: '18', participant: 'SPOW', operator: 'SP Energy Networks (SPD)' },
  { letter: 'P', name: 'North Scotland', ofgemName: 'Northern Scotland', distributorId: '17', participant: 'HYDE', operator: 'SSEN (SHEPD)' },
] as const satisfies readonly Region[]
