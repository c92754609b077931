import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 }

type Asked = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } }

/** What is deliberately wrong. */
type Slip = { origin?: string; rpId?: string; isUnverified?: boolean; counter?: number }

/** A device with one passkey (ES256, no attestation), as a browser would answer for it. */
export function createSoftwareAuthenticator(origin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let owner = ''

  function dataOf(rpId: string, { isUnverified = false, counter: count = ++counter }: Slip, key?: Buffer): Buffer {
    const flags = FLAGS.present | (isUnverified ? 0 : FLAGS.verified) | (key ? FLAGS.hasKey : 0)
    const head = Buffer.alloc(5)
    head[0] = flags
    head.writeUInt32BE(count, 1)
    const size = Buffer.alloc(2)
    size.writeUInt16BE(id.length)
    return Buffer.concat([sha256(rpId), head, ...(key ? [Buffer.alloc(16), size, id, key] : [])])
  }

  function credential(response: Record<string, unknown>) {
    const name = id.toString('base64url')
    return { id: name, rawId: name, type: 'public-key' as const, response, clientExtensionResults: {} }
  }

  return {
    id: id.toString('base64url'),
    /** Answers the challenge for a new passkey. */
    create(options: object, slip: Slip = {}) {
      const { challenge, rp, user } = options as Asked
      owner = user?.id ?? ''
      const authData = dataOf(slip.rpId ?? rp?.id ?? '', slip, coseKey(publicKey))
      const attestation = cborMap([
        ['fmt', cborText('none')],
        ['attStmt', Buffer.from([0xa0])],
        ['authData', cborBytes(authData)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, slip.origin ?? origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Answers a challenge for its existing passkey. */
    get(options: object, slip: Slip = {}) {
      const { challenge, rpId = '' } = options as Asked
      const authData = dataOf(slip.rpId ?? rpId, slip)
      const client = clientData('webauthn.get', challenge, slip.origin ?? origin)
      const signed = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signed.toString('base64url'),
        userHandle: owner,
      })
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) => cborBytes(Buffer.from(value, 'base64url'))
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

function cborMap(entries: [string, Buffer][]): Buffer {
  return Buffer.concat([
    Buffer.from([0xa0 | entries.length]),
    ...entries.flatMap(([key, value]) => [cborText(key), value]),
  ])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 24 ? [0x40 | bytes.length] : [0x58, bytes.length]
  return Buffer.concat([Buffer.from(head), bytes])
}
