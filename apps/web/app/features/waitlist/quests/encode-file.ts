import { Failure } from '@mowatt/contract/failures'

/** A file as base64 text without the prefix of a data address. */
export function encodeFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(new Failure('file_not_encoded'))
    reader.addEventListener('error', fail)
    reader.addEventListener('load', () => {
      const [, encoded] = typeof reader.result === 'string' ? reader.result.split(',', 2) : []
      if (encoded) resolve(encoded)
      else fail()
    })
    reader.readAsDataURL(file)
  })
}
