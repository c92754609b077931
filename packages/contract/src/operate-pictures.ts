import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-words.ts'

const MOST_BYTES = 5_000_000

/** The size of an uploaded file, and of the same in base64. */
export const pictureLimits = { bytes: MOST_BYTES, characters: Math.ceil(MOST_BYTES / 3) * 4 } as const

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  summary: 'Saves a picture for content, converted to WEBP; uploading the same picture again returns the same address',
  method: 'POST',
  path: '/api/v1/operate/pictures',
  /** The file in base64. */
  body: z.object({
    data: z
      .base64('Please choose a picture.')
      .check(
        z.minLength(1, 'Please choose a picture.'),
        z.maxLength(pictureLimits.characters, 'This picture is too large. Please use one that’s less than 5 MB.'),
      ),
  }),
  reply: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  fails: [...operatorRefusals, 'unavailable'],
})

export const pictureEndpoints = [uploadPicture] as const
