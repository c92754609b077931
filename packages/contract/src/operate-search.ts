import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { consolePageNames } from './operate.ts'
import { consoleLimits, operatorRefusals } from './operator-words.ts'

export const searchConsole = endpoint({
  name: 'searchConsole',
  summary: 'Searches everything the operator is allowed to see: members, messages, content, tariffs and more',
  method: 'GET',
  path: '/api/v1/operate/search',
  query: z.object({ words: z.string().check(z.trim(), z.minLength(2), z.maxLength(consoleLimits.search)) }),
  reply: z.object({
    hits: z.array(
      z.object({
        page: z.enum(consolePageNames),
        title: z.string(),
        detail: z.string(),
        /** The address of the console page that shows it. */
        path: z.string(),
      }),
    ),
  }),
  fails: [...operatorRefusals],
})
