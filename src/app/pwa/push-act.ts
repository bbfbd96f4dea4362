/** Answering from the lock screen: what the server sent along with a push, and a tap on one of its buttons. */
import type { WorkerScope } from './worker-scope'

export interface PushChoice {
  id: string
  /** On the button. */
  title: string
  /** Null: a change is seen. */
  answer: string | null
  /** What stands there once it was tapped. */
  done: string
}

export interface PushAct {
  url: string
  /** The key everybody has. */
  key: string
  /** Can do this one thing, once. */
  token: string
  choices: readonly PushChoice[]
  failed: string
}

/** Null for anything that is not one: then the notification only opens the application. */
export function readAct(value: unknown): PushAct | null {
  if (!hasTexts(value, ['url', 'key', 'token', 'failed'])) return null
  const { url, key, token, failed, choices } = value
  if (!Array.isArray(choices) || !choices.every(isChoice)) return null
  return { url, key, token, failed, choices }
}

function isChoice(value: unknown): value is PushChoice {
  if (!hasTexts(value, ['id', 'title', 'done'])) return false
  return value.answer === null || typeof value.answer === 'string'
}

function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> & Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const known: Record<string, unknown> = { ...value }
  return names.every((name) => typeof known[name] === 'string')
}

/** Says it to the server without opening the application; what became of it takes the notification's place. */
export async function takeChoice(
  scope: Pick<WorkerScope, 'registration'>,
  { act, choice, ...shown }: { act: PushAct; choice: PushChoice; tag: string; link: string },
): Promise<void> {
  const isTaken = await sendChoice(act, choice)
  await scope.registration.showNotification(isTaken ? choice.done : act.failed, {
    tag: shown.tag || undefined,
    icon: '/icon-192.png',
    silent: true,
    data: { link: shown.link, tag: shown.tag, act: null },
  })
}

async function sendChoice({ url, key, token }: PushAct, { answer }: PushChoice): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ p_token: token, p_answer: answer }),
    })
    return response.ok
  } catch {
    return false
  }
}
