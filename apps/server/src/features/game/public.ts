import type { AccountPart } from '../identity/public.ts'
import { deletePlayer, findBest, listRuns } from './run-store.ts'

export { forgetOldRuns } from './forget-old-runs.ts'

export const gameAccountPart: AccountPart = {
  feature: 'game',
  async exportData({ db }, { userId }) {
    const best = await findBest(db, userId)
    return { best: best?.score ?? null, runs: await listRuns(db, userId) }
  },
  async remove(_ctx, tx, { userId }) {
    await deletePlayer(tx, userId)
  },
}
