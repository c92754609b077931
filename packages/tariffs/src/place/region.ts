import { regions } from '../data/regions.ts'

/** One of the fourteen regions with their own prices; `name` is shown to users, `ofgemName` is what Ofgem prints. */
export type Region = {
  letter: RegionLetter
  name: string
  ofgemName: string
  /** First two digits of the electricity supply numbers that the region's network issues. */
  distributorId: string
  participant: string
  operator: string
}

export const REGION_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P'] as const
export type RegionLetter = (typeof REGION_LETTERS)[number]

export function isRegionLetter(text: string): text is RegionLetter {
  return (REGION_LETTERS as readonly string[]).includes(text)
}

export function regionOf(letter: RegionLetter): Region {
  const region = regions.find((each) => each.letter === letter)
  if (!region) throw new Error(`No region ${letter}`)
  return region
}

/** The region whose network issues supply numbers with these two digits; 24 and above belong to no region. */
export function regionOfDistributor(distributorId: string): Region | undefined {
  return regions.find((each) => each.distributorId === distributorId)
}
