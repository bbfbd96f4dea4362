/** Makes the files a coach asked for. What a format needs is loaded when it is asked for. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { createBreather } from './abort'
import type { ScenePhotos } from '@/features/scene/model/draw/photos'
import {
  isFilm,
  type ExportChoice,
  type ExportFile,
  type ExportProgress,
  type ExportTexts,
} from './choice'
import { createFileName } from './create-file-name'
import { createComposer } from './frame/compose'
import { renderStepPng, renderStepSvg } from './frame/pictures'
import { loadLetters } from './frame/surface'
import { toJsonText } from './json/json-file'
import { createExportPlan } from './plan/export-plan'
import { createFilmClock } from './plan/create-film-clock'

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
  if (format === 'json') return [createExportFile(job, createJsonFile(job))]
  if (format === 'pdf') return [createExportFile(job, await createPdfFile(job))]
  if (format === 'svg') return createSvgFiles(job)
  await loadLetters(collectLetters(job))
  return isFilm(format)
    ? [createExportFile(job, await createFilmFile(job, format))]
    : createPngFiles(job)
}

function createExportFile({ texts, choice, scene }: ExportJob, blob: Blob): ExportFile {
  const isPart = choice.format !== 'json' && choice.range === 'step' && scene.steps.length > 1
  const part = isPart ? choice.step + 1 : undefined
  return { name: createFileName(texts.title, choice.format, part), blob }
}

function createJsonFile({ scene, texts }: ExportJob): Blob {
  return new Blob([toJsonText(scene, texts.title)], { type: 'application/json' })
}

async function createPdfFile(job: ExportJob): Promise<Blob> {
  const { scene, choice, texts, photos, signal, onProgress } = job
  const { steps } = createExportPlan(scene, choice)
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

async function createFilmFile(job: ExportJob, format: 'gif' | 'mp4' | 'webm'): Promise<Blob> {
  const { scene, choice, texts, signal, onProgress } = job
  const { size } = createExportPlan(scene, choice)
  const shared = {
    size,
    clock: createFilmClock(scene, choice),
    composer: createComposer(scene, size, choice, texts, job.photos),
    signal,
    onProgress,
  }
  if (format === 'gif') {
    const { renderGif } = await import('./gif/render-gif')
    return renderGif(shared)
  }
  const { renderFilm } = await import('./film/render-film')
  return renderFilm({ ...shared, format, frameRate: choice.frameRate })
}

async function createSvgFiles(job: ExportJob): Promise<ExportFile[]> {
  const { size } = createExportPlan(job.scene, job.choice)
  return createStepFiles(job, (step) => {
    const svg = renderStepSvg(job.scene, step, size, job.choice, job.texts, job.photos)
    return Promise.resolve(new Blob([svg], { type: 'image/svg+xml' }))
  })
}

async function createPngFiles(job: ExportJob): Promise<ExportFile[]> {
  const { size } = createExportPlan(job.scene, job.choice)
  const picture = createComposer(job.scene, size, job.choice, job.texts, job.photos)
  return createStepFiles(job, (step) => renderStepPng(picture, size, job.scene.steps[step]?.t ?? 0))
}

async function createStepFiles(
  { scene, choice, texts, signal, onProgress }: ExportJob,
  make: (step: number) => Promise<Blob>,
): Promise<ExportFile[]> {
  const { steps } = createExportPlan(scene, choice)
  const breathe = createBreather(signal)
  const files: ExportFile[] = []
  for (const step of steps) {
    await breathe()
    const part = scene.steps.length > 1 ? step + 1 : undefined
    files.push({ name: createFileName(texts.title, choice.format, part), blob: await make(step) })
    onProgress({ done: files.length, total: steps.length })
  }
  signal.throwIfAborted()
  return files
}

/** Every letter that will be painted: a font comes in parts, one for each script. */
function collectLetters({ scene, texts }: ExportJob): string {
  const steps = scene.steps.map((_step, index) => texts.stepName(index))
  const letters = [texts.title, texts.club, texts.question, ...steps, JSON.stringify(scene)].join(
    '',
  )
  return [...new Set(letters)].join('')
}
