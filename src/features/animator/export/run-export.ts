/** Makes the files a coach asked for. What a format needs is loaded when it is asked for. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { breather } from './abort'
import type { ScenePhotos } from '@/features/scene/model/draw/photos'
import {
  isFilm,
  type ExportChoice,
  type ExportFile,
  type ExportProgress,
  type ExportTexts,
} from './choice'
import { fileName } from './file-name'
import { composer } from './frame/compose'
import { stepPng, stepSvg } from './frame/pictures'
import { loadLetters } from './frame/surface'
import { jsonText } from './json/json-file'
import { exportPlan } from './plan/export-plan'
import { filmClock } from './plan/film-clock'

export interface ExportJob {
  scene: Scene
  choice: ExportChoice
  texts: ExportTexts
  /** Loaded: what is not there now is not in the file. */
  photos: ScenePhotos
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** Rejects with the signal's reason when it is cancelled; nothing is kept then. */
export async function runExport(job: ExportJob): Promise<ExportFile[]> {
  job.signal.throwIfAborted()
  const { format } = job.choice
  if (format === 'json') return [one(job, jsonFile(job))]
  if (format === 'pdf') return [one(job, await pdfFile(job))]
  if (format === 'svg') return svgFiles(job)
  await loadLetters(lettersOf(job))
  return isFilm(format) ? [one(job, await filmFile(job, format))] : pngFiles(job)
}

function one({ texts, choice, scene }: ExportJob, blob: Blob): ExportFile {
  const isPart = choice.format !== 'json' && choice.range === 'step' && scene.steps.length > 1
  const part = isPart ? choice.step + 1 : undefined
  return { name: fileName(texts.title, choice.format, part), blob }
}

function jsonFile({ scene, texts }: ExportJob): Blob {
  return new Blob([jsonText(scene, texts.title)], { type: 'application/json' })
}

async function pdfFile(job: ExportJob): Promise<Blob> {
  const { scene, choice, texts, photos, signal, onProgress } = job
  const { steps } = exportPlan(scene, choice)
  onProgress({ done: 0, total: steps.length })
  const { stripPdf } = await import('./paper/pdf')
  signal.throwIfAborted()
  const blob = await stripPdf({
    scene,
    steps,
    shape: choice.shape,
    look: choice.look,
    texts,
    photos: photos.href,
  })
  signal.throwIfAborted()
  onProgress({ done: steps.length, total: steps.length })
  return blob
}

async function filmFile(job: ExportJob, format: 'gif' | 'mp4' | 'webm'): Promise<Blob> {
  const { scene, choice, texts, signal, onProgress } = job
  const { size } = exportPlan(scene, choice)
  const shared = {
    size,
    clock: filmClock(scene, choice),
    composer: composer(scene, size, choice, texts, job.photos),
    signal,
    onProgress,
  }
  if (format === 'gif') {
    const { gif } = await import('./gif/gif')
    return gif(shared)
  }
  const { film } = await import('./film/film')
  return film({ ...shared, format, frameRate: choice.frameRate })
}

async function svgFiles(job: ExportJob): Promise<ExportFile[]> {
  const { size } = exportPlan(job.scene, job.choice)
  return eachStep(job, (step) => {
    const svg = stepSvg(job.scene, step, size, job.choice, job.texts, job.photos)
    return Promise.resolve(new Blob([svg], { type: 'image/svg+xml' }))
  })
}

async function pngFiles(job: ExportJob): Promise<ExportFile[]> {
  const { size } = exportPlan(job.scene, job.choice)
  const picture = composer(job.scene, size, job.choice, job.texts, job.photos)
  return eachStep(job, (step) => stepPng(picture, size, job.scene.steps[step]?.t ?? 0))
}

async function eachStep(
  { scene, choice, texts, signal, onProgress }: ExportJob,
  make: (step: number) => Promise<Blob>,
): Promise<ExportFile[]> {
  const { steps } = exportPlan(scene, choice)
  const breathe = breather(signal)
  const files: ExportFile[] = []
  for (const step of steps) {
    await breathe()
    const part = scene.steps.length > 1 ? step + 1 : undefined
    files.push({ name: fileName(texts.title, choice.format, part), blob: await make(step) })
    onProgress({ done: files.length, total: steps.length })
  }
  signal.throwIfAborted()
  return files
}

/** Every letter that will be painted: a font comes in parts, one for each script. */
function lettersOf({ scene, texts }: ExportJob): string {
  const steps = scene.steps.map((_step, index) => texts.stepName(index))
  const letters = [texts.title, texts.club, texts.question, ...steps, JSON.stringify(scene)].join(
    '',
  )
  return [...new Set(letters)].join('')
}
