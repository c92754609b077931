import { Failure, isBlank, LONGEST_QUESTION, type SocketMessage, type SocketReply } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { SocketEndpoint } from '../../platform/socket/socket-endpoint.ts'
import { failureFrame } from '../../platform/socket/socket-frames.ts'
import { preloadMo } from '../agent/public.ts'
import { UPLOAD_LIMIT_BYTES } from '../bills/public.ts'
import { authenticate, type Principal, requireCapability, watchPrincipal } from '../identity/public.ts'
import { handOverBill } from './hand-over-bill.ts'
import { handOverQuestion } from './hand-over-question.ts'
import { billFrom } from './bill-from.ts'
import { serviceOf } from './handover-service.ts'
import { consumeHandover } from './handover-limits.ts'
import { ownerOf } from './handover-owner.ts'
import type { HandoverStep } from './handover-step.ts'
import { tellSteps } from './tell-steps.ts'

/** Larger than anything that is read: the only event with a file in it, and its user is unknown. */
const ABOUT_A_BILL = { event_type: 'extract_bill' } as const

type Visitor = { subject: string; principal: Principal; network: string | undefined }

/** The websocket between the home page and the app: a bill or a question goes in, progress and a link come out. */
export function handoverSocket(app: FastifyInstance, ctx: Context): SocketEndpoint<Visitor> {
  const service = serviceOf(app, ctx)
  return {
    path: '/api/v1/switches/ws',
    maxPayloadBytes: UPLOAD_LIMIT_BYTES,
    whenTooLarge: failureFrame(new Failure('file_too_large', { values: { file_name: 'your file' } }), ABOUT_A_BILL),
    async admit(token, { network }) {
      const principal = await authenticate(ctx, token)
      preloadMo(ctx)
      return { subject: principal.subject, principal, network }
    },
    watch: ({ principal }) => watchPrincipal(ctx, principal),
    async *serve({ principal, network }, message, attached) {
      const owner = ownerOf(ctx, principal)
      const steps = tellSteps(async (tell) => {
        if (message.event_type === 'extract_bill') {
          requireCapability(principal, 'bill:upload')
          service.queue.checkCapacity()
          const sent = { fileData: message.file_data ?? '', fileName: nameOf(message), attached }
          const bill = await billFrom(sent, { ...owner, messageId: message.message_id })
          await consumeHandover(ctx, 'bill', { owner: owner.owner, network })
          await handOverBill(ctx, service, bill, tell)
        } else {
          requireCapability(principal, 'chat:start')
          const text = questionIn(message)
          await consumeHandover(ctx, 'question', { owner: owner.owner, network })
          await handOverQuestion(ctx, service, { ...owner, messageId: message.message_id, text }, tell)
        }
      })
      for await (const step of steps) yield replyTo(message, step)
    },
  }
}

function nameOf({ file_name: name }: SocketMessage): string {
  return (name ?? '').trim().slice(0, 255) || 'bill.pdf'
}

function questionIn({ message }: SocketMessage): string {
  const text = (message ?? '').trim()
  if (isBlank(text)) throw new Failure('chat_failed')
  if (text.length > LONGEST_QUESTION) {
    throw new Failure('chat_failed', { message: `Please use ${LONGEST_QUESTION} characters or fewer.` })
  }
  return text
}

function replyTo({ message_id, event_type }: SocketMessage, step: HandoverStep): SocketReply {
  const reply = { message_id, event_type, success: true, error: null, chat_id: step.chatId }
  const { chatId } = step
  switch (step.kind) {
    case 'ack':
      return { ...reply, response_type: 'ack', data: { chat_id: chatId } }
    case 'progress':
      return { ...reply, response_type: 'progress', data: { chat_id: chatId, step: step.step, ...step.found } }
    case 'message':
      return { ...reply, response_type: 'message', data: { chat_id: chatId, text: step.text } }
    case 'link':
      return { ...reply, response_type: 'link', data: { chat_id: chatId, one_time_link: step.oneTimeLink } }
  }
}
