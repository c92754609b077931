import { Failure } from '@mowatt/contract'
import type { Db } from '../../../platform/db/open-database.ts'
import { isCampaignTaken } from './banner-store.ts'

type Fields = Readonly<Record<string, unknown>>

/** Refuses a campaign that can't be reached: its name is already taken, or it ends before it begins. */
export async function checkCampaign(tx: Db, documentId: string, { campaignName, startsOn, endsOn }: Fields) {
  if (typeof campaignName === 'string' && (await isCampaignTaken(tx, campaignName, documentId))) {
    throw new Failure('invalid_request', { fields: { campaignName: 'Another campaign already has this name.' } })
  }
  if (typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn < startsOn) {
    throw new Failure('invalid_request', { fields: { endsOn: 'The last day can’t be before the first day.' } })
  }
}
