/** A page for each step: its picture, what happens in words, and the coach's notes. */
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawScene } from '@/features/scene/model/draw/draw-scene'
import { getPalette } from '@/features/scene/model/draw/palette'
import type { PhotoHref } from '@/features/scene/model/draw/photos'
import { getSceneFrame } from '@/features/scene/model/pitch/view'
import type { ExportTexts, Look, Shape } from '../choice'
import { fitScene, isUprightOn } from '../frame/best-fit'
import { renderPdfPicture } from './render-pdf-picture'
import { fontName } from './pdf-fonts'
import { splitCleanLines, cleanText } from './safe-text'
import { computeSheet, type Sheet } from './sheet'

export interface StripJob {
  scene: Scene
  steps: readonly number[]
  shape: Shape
  look: Look
  texts: ExportTexts
  photos: PhotoHref
}

/** Texts shrink by default: lines that have no room would lie on each other instead of going on overleaf. */
const body = { fontSize: 11, lineHeight: 1.4, flexShrink: 0 } as const
const inks = { text: '#111111', dim: '#555555', line: '#cccccc' }

export function renderStripDocument(job: StripJob) {
  const { scene: given, steps, shape, look, texts, photos } = job
  // a scene that lies has room for its words below it on an upright sheet, and the other way round
  const sheet = computeSheet(shape, !isUprightOn(given, { width: 842, height: 595 }))
  const scene = fitScene(given, sheet.picture, look)
  return createElement(
    Document,
    { title: cleanText(texts.title), creator: 'Touchline', producer: 'Touchline' },
    ...steps.map((step, at) =>
      createElement(
        Page,
        {
          key: step,
          size: [sheet.page.width, sheet.page.height],
          style: { padding: sheet.margin, fontFamily: fontName, fontSize: 11, color: inks.text },
        },
        renderHead(texts, `${at + 1} / ${steps.length}`),
        createElement(
          View,
          { style: { flexDirection: sheet.isUpright ? 'column' : 'row', gap: 16 } },
          renderPicture(scene, step, sheet, look, texts, photos),
          renderWords(scene, step, sheet, texts),
        ),
      ),
    ),
  )
}

function renderHead({ title, club }: ExportTexts, count: string): ReactElement {
  const right = [cleanText(club), count].filter(Boolean).join('  ·  ')
  return createElement(
    View,
    {
      fixed: true,
      style: {
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        borderBottom: `0.75 solid ${inks.line}`,
        paddingBottom: 6,
        marginBottom: 12,
        gap: 16,
      },
    },
    createElement(
      Text,
      { style: { fontSize: 15, fontWeight: 600, flexShrink: 1, maxLines: 1 } },
      cleanText(title),
    ),
    createElement(Text, { style: { fontSize: 9, color: inks.dim } }, right),
  )
}

function renderPicture(
  scene: Scene,
  step: number,
  { picture: room }: Sheet,
  look: Look,
  { tapeText }: ExportTexts,
  photos: PhotoHref,
): ReactElement {
  const time = scene.steps[step]?.t ?? 0
  const picture = drawScene(scene, { time, density: 'fine', tapeText })
  const frame = getSceneFrame(scene)
  const scale = Math.min(room.width / frame.width, room.height / frame.height)
  const box = { width: frame.width * scale, height: frame.height * scale }
  const palette = getPalette(scene.pitch.surface, look === 'day' ? 'day' : 'night')
  return createElement(
    View,
    { wrap: false, style: box },
    renderPdfPicture(picture, palette, box, photos),
  )
}

function renderWords(scene: Scene, step: number, sheet: Sheet, texts: ExportTexts): ReactElement {
  const name = texts.stepName(step)
  const note = splitCleanLines(scene.steps[step]?.note ?? '')
  const questions = scene.freezes
    .filter(({ t }) => isIn(scene, step, t))
    .map(({ question }) => cleanText(question || texts.question))
    .filter(Boolean)
  return createElement(
    View,
    // below the picture they are as high as they are; a basis of nothing would lay all lines on each other
    { style: sheet.isUpright ? { gap: 6 } : { flex: 1, gap: 6 } },
    createElement(Text, { style: { ...body, fontSize: 13, fontWeight: 600 } }, cleanText(name)),
    ...texts
      .sentences(step)
      .map((sentence, at) =>
        createElement(Text, { key: `said ${at}`, style: body }, cleanText(sentence)),
      ),
    ...note.map((line, at) =>
      createElement(Text, { key: `note ${at}`, style: { ...body, color: inks.dim } }, line),
    ),
    ...questions.map((line, at) =>
      createElement(Text, { key: `asked ${at}`, style: { ...body, fontWeight: 600 } }, line),
    ),
  )
}

function isIn({ steps }: Scene, step: number, t: number): boolean {
  const from = steps[step]?.t ?? 0
  return t >= from && t < (steps[step + 1]?.t ?? Infinity)
}
