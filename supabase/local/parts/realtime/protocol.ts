/** The Phoenix channel protocol 2.0.0 as realtime-js speaks it: JSON arrays, and binary frames for broadcasts to the server. */

export interface Message {
  joinRef: string | null
  ref: string | null
  /** With the prefix `realtime:`. */
  topic: string
  event: string
  payload: Record<string, unknown>
}

const BROADCAST_PUSH = 3
const JSON_ENCODING = 1

/** Null for a frame that is not ours. */
export function decodeMessage(data: Buffer, isBinary: boolean): Message | null {
  try {
    return isBinary ? decodeBroadcast(data) : decodeText(data.toString('utf8'))
  } catch {
    return null
  }
}

export function encodeMessage(message: Message): string {
  const { joinRef, ref, topic, event, payload } = message
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

export function createReply(
  message: Message,
  status: 'ok' | 'error',
  response: object = {},
): Message {
  return { ...message, event: 'phx_reply', payload: { status, response } }
}

function decodeText(text: string): Message | null {
  const parts: unknown = JSON.parse(text)
  if (!Array.isArray(parts)) return null
  const [joinRef, ref, topic, event, payload] = parts
  if (typeof topic !== 'string' || typeof event !== 'string') return null
  return {
    joinRef: toTextOrNull(joinRef),
    ref: toTextOrNull(ref),
    topic,
    event,
    payload: Object(payload),
  }
}

/** kind, five lengths, the encoding, then: join ref, ref, topic, event, metadata, payload. */
function decodeBroadcast(frame: Buffer): Message | null {
  if (frame.readUInt8(0) !== BROADCAST_PUSH) return null
  let offset = 7
  const [joinRef = '', ref = '', topic = '', event = ''] = [1, 2, 3, 4, 5].map((index) => {
    const length = frame.readUInt8(index)
    offset += length
    return frame.toString('utf8', offset - length, offset)
  })
  const body = frame.subarray(offset)
  const isJson = frame.readUInt8(6) === JSON_ENCODING
  const payload: unknown = isJson ? JSON.parse(body.toString('utf8')) : [...body]
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  }
}

function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
