/** Reads a scene from a file or pasted text, or says why not; never throws. */
import { z } from 'zod'
import { openScene, type SceneFault } from '@/features/scene/model/document/open-scene'
import { toSaveForm } from '@/features/scene/model/document/to-save-form'
import type { Scene } from '@/features/scene/model/document/scene-schema'

export type ImportProblem = 'empty' | 'too_large' | 'no_json' | SceneFault

export type ReadScene =
  { isRead: true; title: string; scene: Scene } | { isRead: false; problem: ImportProblem }

/** Letters of the file: twice what a scene may have, since it may be laid out with spaces. */
export const mostLetters = 2 * 512 * 1024
/** Bytes the database takes. */
const mostBytes = 512 * 1024
const mostTitle = 100

const wrapper = z.object({ scene: z.unknown(), title: z.string().catch('') })

export function readJson(text: string): ReadScene {
  if (text.trim() === '') return { isRead: false, problem: 'empty' }
  if (text.length > mostLetters) return { isRead: false, problem: 'too_large' }
  const json = parseJson(text)
  if (json === undefined) return { isRead: false, problem: 'no_json' }
  const file = wrapper.safeParse(json)
  const isWrapped = file.success && file.data.scene !== undefined
  const opened = openScene(isWrapped ? file.data.scene : json)
  if (opened.fault) return { isRead: false, problem: opened.fault }
  const scene = toSaveForm(opened.scene)
  if (new TextEncoder().encode(JSON.stringify(scene)).length > mostBytes) {
    return { isRead: false, problem: 'too_large' }
  }
  const title = isWrapped ? cleanTitle(file.data.title) : ''
  return { isRead: true, scene, title }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function cleanTitle(title: string): string {
  return title
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, mostTitle)
}
