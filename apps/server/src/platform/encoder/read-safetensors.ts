import { open } from 'node:fs/promises'

/** Where the values of a tensor are in the file. */
export type StoredTensor = { kind: string; shape: readonly number[]; at: number; length: number }

type Header = Record<string, { dtype: string; shape: number[]; data_offsets: [number, number] }>

const HEADER_AT = 8

/** Tensors by name. The file begins with a length and a header of JSON; only these are read. */
export async function readSafetensors(path: string): Promise<Map<string, StoredTensor>> {
  await using file = await open(path)
  const { buffer: size } = await file.read(Buffer.alloc(HEADER_AT))
  const length = Number(size.readBigUInt64LE())
  const { buffer: text } = await file.read(Buffer.alloc(length), { position: HEADER_AT })
  const { __metadata__: _, ...header } = JSON.parse(text.toString('utf8')) as Header
  return new Map(
    Object.entries(header).map(
      ([
        name,
        {
          dtype,
          shape,
          data_offsets: [from, to],
        },
      ]) => [name, { kind: dtype, shape, at: HEADER_AT + length + from, length: to - from }],
    ),
  )
}
