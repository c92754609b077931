import { flushCompileCache } from 'node:module'
import { features } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/start-server.ts'
import { notebookFeature } from './notebook-feature.ts'

// The real server with one more feature, as a process that tests can kill.
const server = await startServer(readConfig(process.env), { say: () => {}, features: [...features, notebookFeature] })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
flushCompileCache()
