import type { Attached } from '../../platform/uploads/attached.ts'
import { takeBillFile } from '../bills/public.ts'
import type { BillToHandOver } from './hand-over-bill.ts'
import type { HandoverOwner } from './handover-step.ts'

type Sent = { fileData: string; fileName: string; attached: Attached }

/** The file in a message, as every endpoint takes it; refuses what is clearly no bill. */
export async function billFrom(
  { fileData, fileName, attached }: Sent,
  asker: HandoverOwner & { messageId: string },
): Promise<BillToHandOver> {
  const { bytes, sha256 } = await takeBillFile({ data: attached.take(fileData), name: fileName })
  let held: Buffer | undefined = bytes
  return {
    ...asker,
    fileName,
    sha256,
    size: bytes.length,
    takeBytes: () => {
      if (!held) throw new Error('The file was given away already')
      const given = held
      held = undefined
      return given
    },
    onPutDown: () => {
      held = undefined
      attached.letGo()
    },
  }
}
