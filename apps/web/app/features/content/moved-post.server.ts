import { readMovedPost } from '@mowatt/contract'
import { createClient, type Send } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'

type Visit = { send: Send; settings: { contentUrl: string; siteUrl: string } }

/** The current slug of a post that had this one before; undefined if none did. Only our own content knows. */
export async function movedPost({ send, settings }: Visit, slug: string): Promise<string | undefined> {
  if (settings.contentUrl !== settings.siteUrl) return undefined
  try {
    return (await createClient(send)(readMovedPost, { params: { slug } })).slug
  } catch (error) {
    if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_request')) return undefined
    throw error
  }
}
