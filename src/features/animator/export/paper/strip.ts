/** A page for each step: its picture, what happens in words, and the coach's notes. */
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { drawScene } from '@/features/scene/model/draw/draw-scene'
import { paletteOf } from '@/features/scene/model/draw/palette'
import type { PhotoHref } from '@/features/scene/model/draw/photos'
import { sceneFrame } from '@/features/scene/model/pitch/view'
import type { ExportTexts, Look, Shape } from '../choice'
import { fitted, isUprightOn } from '../frame/best-fit'
import { pdfPicture } from './pdf-picture'
import { fontName } from './pdf-fonts'
import { safeLines, safeText } from './safe-text'
import { sheetOf, type Sheet } from './sheet'

export interface StripJob {
  scene: Scene
  steps: readonly number[]
  shape: Shape
  look: Look
  texts: ExportTexts
  photos: PhotoHref
}

const inks = { text: '#111111', dim: '#555555', line: '#cccccc' }

export function stripDocument(job: StripJob) {
  const { scene: given, steps, shape, look, texts, photos } = job
  // a scene that lies has room for its words below it on an upright sheet, and the other way round
  const sheet = sheetOf(shape, !isUprightOn(given, { width: 842, height: 595 }))
  const scene = fitted(given, sheet.picture, look)
  return createElement(
    Document,
    { title: safeText(texts.title), creator: 'Touchline', producer: 'Touchline' },
    ...steps.map((step, at) =>
      createElement(
        Page,
        {
          key: step,
          size: [sheet.page.width, sheet.page.height],
          style: { padding: sheet.margin, fontFamily: fontName, fontSize: 11, color: inks.text },
        },
        headOf(texts, `${at + 1} / ${steps.length}`),
        createElement(
          View,
          { style: { flexDirection: sheet.isUpright ? 'column' : 'row', gap: 16 } },
          pictureOf(scene, step, sheet, look, texts, photos),
          wordsOf(scene, step, texts),
        ),
      ),
    ),
  )
}

function headOf({ title, club }: ExportTexts, count: string): ReactElement {
  const right = [safeText(club), count].filter(Boolean).join('  ·  ')
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
      safeText(title),
    ),
    createElement(Text, { style: { fontSize: 9, color: inks.dim } }, right),
  )
}

function pictureOf(
  scene: Scene,
  step: number,
  { picture: room }: Sheet,
  look: Look,
  { tapeText }: ExportTexts,
  photos: PhotoHref,
): ReactElement {
  const time = scene.steps[step]?.t ?? 0
  const picture = drawScene(scene, { time, density: 'fine', tapeText })
  const frame = sceneFrame(scene)
  const scale = Math.min(room.width / frame.width, room.height / frame.height)
  const box = { width: frame.width * scale, height: frame.height * scale }
  const palette = paletteOf(scene.pitch.surface, look === 'day' ? 'day' : 'night')
  return createElement(View, { wrap: false, style: box }, pdfPicture(picture, palette, box, photos))
}

function wordsOf(scene: Scene, step: number, texts: ExportTexts): ReactElement {
  const note = safeLines(scene.steps[step]?.note ?? '')
  const questions = scene.freezes
    .filter(({ t }) => isIn(scene, step, t))
    .map(({ question }) => safeText(question || texts.question))
    .filter(Boolean)
  return createElement(
    View,
    { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 6, lineHeight: 1.4 } },
    createElement(
      Text,
      { style: { fontSize: 13, fontWeight: 600 } },
      safeText(texts.stepName(step)),
    ),
    ...texts
      .sentences(step)
      .map((sentence, at) => createElement(Text, { key: `said ${at}` }, safeText(sentence))),
    ...note.map((line, at) =>
      createElement(Text, { key: `note ${at}`, style: { color: inks.dim } }, line),
    ),
    ...questions.map((line, at) =>
      createElement(Text, { key: `asked ${at}`, style: { fontWeight: 600 } }, line),
    ),
  )
}

function isIn({ steps }: Scene, step: number, t: number): boolean {
  const from = steps[step]?.t ?? 0
  return t >= from && t < (steps[step + 1]?.t ?? Infinity)
}
