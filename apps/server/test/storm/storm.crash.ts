import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../../test-patience.ts'
import { isWhole } from '../../../../test-size.ts'
import { checkStorm } from './check-storm.ts'
import { type Kill, type Moment, moments, planKills, planOneOfEach } from './kill-plan.ts'
import { type Life, live } from './storm-person.ts'
import { type Scene, setScene, type Stage } from './storm-scene.ts'

const SEED = Number(process.env['STORM_SEED'] ?? 1)
const asked = process.env['STORM_KILLS']
/** One of each kind, with every victim; every moment by `npm run test:long`, and again and again by `npm run test:storm`. */
const kills = asked === undefined && !isWhole ? planOneOfEach(SEED) : planKills(Number(asked ?? moments.length), SEED)
const PEOPLE = 3

let scene: Scene
beforeAll(async () => {
  scene = await setScene()
})
afterAll(() => scene.close())

test(
  'whatever people do happens once and whole, whoever is killed in the middle of it',
  async () => {
    let isOver = false
    let next: { moment: Moment; later: number; hasCome: boolean; strike: () => void } | undefined
    const tell = (moment: Moment) => {
      if (!next || (!next.hasCome && moment !== next.moment)) return
      if (next.hasCome) next.later -= 1
      next.hasCome = true
      if (next.later <= 0) next.strike()
    }
    scene.catcher.onAccept = () => tell('a mail is taken')
    const stage: Stage = { ...scene, tell }

    async function strike({ moment, later, victim }: Kill): Promise<void> {
      if (moment === 'Mo thinks') {
        scene.model.hold()
        // Also about a bill: if all wait for the model with a later question than their first, nothing else would
        // report it.
        void scene.model.asked().then(() => tell(moment))
      }
      await new Promise<void>((resolve) => (next = { moment, later, hasCome: false, strike: resolve }))
      next = undefined
      const killing = scene.kill(victim)
      scene.model.release()
      await killing
    }

    const lives: Life[] = []
    let born = 0
    const people = Array.from({ length: PEOPLE }, async () => {
      let code: string | undefined
      while (!isOver) {
        const life = await live(stage, ++born, code)
        lives.push(life)
        code = life.me.referral.code
      }
    })
    const storming = (async () => {
      for (const kill of kills) await strike(kill)
      isOver = true
    })()
    // The servers' output helps to explain any failure.
    const told = (cause: unknown): never => {
      throw new Error(`${(cause as Error).message}\n${scene.complaints()}`, { cause })
    }
    await Promise.all([storming, ...people]).catch(told)

    const seen = await checkStorm(scene, lives).catch(told)
    // oxlint-disable-next-line no-console -- the figures of a run belong in its output
    console.log(`${kills.length} kills (seed ${SEED}): ${seen}`)
    expect(lives.length).toBeGreaterThan(0)
  },
  patience(60_000 + kills.length * 30_000),
)
