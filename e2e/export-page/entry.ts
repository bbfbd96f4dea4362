/// <reference types="vite/client" />
/// <reference types="../../src/features/animator/export/gif/gifenc" />
/** The exports alone in a page of their own, as the editor runs them, with what came out read back. */
import '../../src/lib/forbid-eval'
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny'
import '@fontsource-variable/inter'
import type { ExportChoice, ExportTexts } from '../../src/features/animator/export/choice'
import { findFilmRefusal } from '../../src/features/animator/export/film/film-support'
import { createExportPlan } from '../../src/features/animator/export/plan/export-plan'
import { runExport } from '../../src/features/animator/export/run-export'
import type { Scene } from '../../src/features/scene/model/document/scene-schema'
import { noPhotos } from '../../src/features/scene/model/draw/photos'

export interface MadeFile {
  name: string
  type: string
  bytes: number
  /** The first bytes, as text. */
  head: string
  film?: { frames: number; seconds: number; width: number; height: number; isExact: boolean }
  /** Of a picture that the browser can show. */
  picture?: { width: number; height: number }
}

export interface Made {
  files: MadeFile[]
  milliseconds: number
  /** The longest time the page could not answer. */
  longestWait: number
}

export interface Exporting {
  run: (scene: Scene, choice: ExportChoice) => Promise<Made>
  /** Cancels when so many frames or pages are done. */
  cancel: (scene: Scene, choice: ExportChoice, after: number) => Promise<string>
  canFilm: (format: 'mp4' | 'webm', scene: Scene, choice: ExportChoice) => Promise<boolean>
  /** Of the last export, as base64. */
  bytes: () => Promise<string[]>
}

const texts: ExportTexts = {
  title: 'Спиелaufbau: Жълт ß €',
  club: 'SV Touchline',
  stepName: (index) => `${index + 1}. Жокер & Größe`,
  sentences: (index) => [`7 runs past 2 (${index}) 😀 für 5 €.`],
  question: 'Where do you run?',
  tapeText: (metres) => `${metres} m`,
}

let last: Blob[] = []

window.exporting = {
  async run(scene, choice) {
    const watch = watchPage()
    const start = performance.now()
    const signal = new AbortController().signal
    const files = await runExport({
      scene,
      choice,
      texts,
      photos: noPhotos,
      signal,
      onProgress: () => undefined,
    })
    const milliseconds = performance.now() - start
    const longestWait = watch.stop()
    last = files.map(({ blob }) => blob)
    return {
      files: await Promise.all(files.map(({ name, blob }) => describeFile(name, blob, choice))),
      milliseconds,
      longestWait,
    }
  },
  async cancel(scene, choice, after) {
    const controller = new AbortController()
    const job = {
      scene,
      choice,
      texts,
      photos: noPhotos,
      signal: controller.signal,
      onProgress: ({ done }: { done: number }) => {
        if (done >= after) controller.abort()
      },
    }
    return runExport(job).then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
  },
  async canFilm(format, scene, choice) {
    const { size } = createExportPlan(scene, choice)
    return (await findFilmRefusal(format, size, choice.frameRate)) === null
  },
  bytes: () =>
    Promise.all(
      last.map(async (blob) => {
        const bytes = new Uint8Array(await blob.arrayBuffer())
        let text = ''
        for (const byte of bytes) text += String.fromCodePoint(byte)
        return btoa(text)
      }),
    ),
}

async function describeFile(name: string, blob: Blob, choice: ExportChoice): Promise<MadeFile> {
  const head = await blob.slice(0, 32).text()
  const file = { name, type: blob.type, bytes: blob.size, head }
  if (choice.format === 'mp4' || choice.format === 'webm') {
    return { ...file, film: await readFilm(blob, choice.frameRate) }
  }
  if (blob.type.startsWith('image/')) return { ...file, picture: await readPicture(blob) }
  return file
}

async function readFilm(blob: Blob, rate: number) {
  const input = new Input({ source: new BlobSource(blob), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('no video in it')
  const sink = new EncodedPacketSink(track)
  let frames = 0
  let isExact = true
  for await (const packet of sink.packets()) {
    // a container counts in ticks: at most a millisecond away
    if (Math.abs(packet.timestamp - frames / rate) > 0.0011) isExact = false
    frames += 1
  }
  return {
    frames,
    isExact,
    seconds: await input.computeDuration(),
    width: track.displayWidth,
    height: track.displayHeight,
  }
}

async function readPicture(blob: Blob) {
  const url = URL.createObjectURL(blob)
  const image = new Image()
  image.src = url
  await image.decode()
  URL.revokeObjectURL(url)
  return { width: image.naturalWidth, height: image.naturalHeight }
}

function watchPage() {
  let before = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
  }, 4)
  return {
    stop() {
      clearInterval(timer)
      return longest
    },
  }
}
