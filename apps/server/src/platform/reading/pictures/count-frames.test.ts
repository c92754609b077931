import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { apngOf, gifOf } from '../../../../test/files/moving-pictures.ts'
import { countFrames } from './count-frames.ts'

const png = readFileSync(new URL('../../../../test/files/small-bill.png', import.meta.url))

it('counts the frames of moving pictures', async () => {
  const colours = ['red', 'green', 'blue'].map((background) => ({
    create: { width: 8, height: 8, channels: 3 as const, background },
  }))
  const frames = await Promise.all(colours.map((colour) => sharp(colour).png().toBuffer()))
  const moving = () => sharp(frames, { join: { animated: true } })
  expect(countFrames(await moving().gif().toBuffer(), 'gif', 9)).toBe(3)
  expect(countFrames(await moving().webp().toBuffer(), 'webp', 9)).toBe(3)
  expect(countFrames(apngOf(3), 'png', 9)).toBe(3)
})

it('counts no further than it must', () => {
  expect(countFrames(gifOf(5000), 'gif', 20)).toBe(21)
  expect(countFrames(apngOf(5000), 'png', 20)).toBe(21)
})

it('counts one for a still picture', async () => {
  expect(countFrames(png, 'png', 9)).toBe(1)
  expect(countFrames(await sharp(png).gif().toBuffer(), 'gif', 9)).toBe(1)
  expect(countFrames(await sharp(png).webp().toBuffer(), 'webp', 9)).toBe(1)
  expect(countFrames(png.subarray(0, 20), 'png', 9)).toBe(1)
})
