import { MoBill } from '../brand/mo-bill.tsx'
import { MoCelebrate } from '../brand/mo-celebrate.tsx'
import { MoDigBill } from '../brand/mo-dig-bill.tsx'
import { MoDig } from '../brand/mo-dig.tsx'
import { MoDuck } from '../brand/mo-duck.tsx'
import { MoHead } from '../brand/mo-head.tsx'
import { MoJump } from '../brand/mo-jump.tsx'
import { MoRun1 } from '../brand/mo-run-1.tsx'
import { MoRun2 } from '../brand/mo-run-2.tsx'
import { MoRun3 } from '../brand/mo-run-3.tsx'
import { MoRun4 } from '../brand/mo-run-4.tsx'
import { MoSleep } from '../brand/mo-sleep.tsx'
import { MoWave } from '../brand/mo-wave.tsx'
import { Wordmark } from '../brand/wordmark.tsx'
import { GallerySection } from './gallery-section.tsx'

const poses = [
  { Pose: MoWave, name: 'wave: greeting, hero' },
  { Pose: MoBill, name: 'bill: reading, blog' },
  { Pose: MoDigBill, name: 'dig-bill: upload' },
  { Pose: MoDig, name: 'dig: progress' },
  { Pose: MoCelebrate, name: 'celebrate: switch complete, prize' },
  { Pose: MoSleep, name: 'sleep: empty state, 404' },
  { Pose: MoRun1, name: 'run-1' },
  { Pose: MoRun2, name: 'run-2' },
  { Pose: MoRun3, name: 'run-3' },
  { Pose: MoRun4, name: 'run-4' },
  { Pose: MoJump, name: 'jump' },
  { Pose: MoDuck, name: 'duck' },
]

/** Mo in every pose, his head in four sizes and the wordmark in three. */
export function GalleryMo({ name }: { name: string }) {
  return (
    <GallerySection title="Mo">
      <div className="grid grid-cols-2 items-end gap-5 md:grid-cols-6">
        {poses.map(({ Pose, name: poseName }) => (
          <figure key={poseName} className="grid gap-2 text-center">
            <Pose className="h-37.5 w-full" />
            <figcaption className="text-micro font-bold text-text-3">{poseName}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-3 grid items-end gap-8 md:grid-cols-2">
        <figure className="grid justify-items-center gap-2">
          <div className="flex items-end gap-4">
            <MoHead label="Mo" className="h-24" />
            <MoHead className="h-12" />
            <MoHead className="h-8" />
            <MoHead className="h-6" />
          </div>
          <figcaption className="text-micro font-bold text-text-3">head at 96, 48, 32, 24</figcaption>
        </figure>
        <figure className="grid justify-items-center gap-2">
          <Wordmark name={name} size="large" />
          <Wordmark name={name} size="medium" />
          <Wordmark name={name} size="small" />
          <figcaption className="text-micro font-bold text-text-3">wordmark at 40, 32, 24</figcaption>
        </figure>
      </div>
      <div className="on-yellow flex flex-wrap items-center justify-center gap-8 rounded-5 p-6">
        <Wordmark name={name} />
        <span className="grid size-40 place-items-center rounded-full bg-sun">
          <MoWave className="w-32" />
        </span>
        <span className="text-micro font-bold">on yellow: white helmet, sun disc behind Mo</span>
      </div>
    </GallerySection>
  )
}
