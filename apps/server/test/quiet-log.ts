import type { Log } from '../src/platform/log/log.ts'

export const quietLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
