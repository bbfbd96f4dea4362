import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openPreview, openScene } from '../document/open-scene'
import { getSceneMotion } from '../motion/scene-motion'
import { listWarnings } from '../motion/warnings'

const files = ['00_catalogue_95_scene_templates.sql', '51_demo_18_drawings.sql']
const scenes = files.flatMap((file) =>
  [...readFileSync(`supabase/seed/${file}`, 'utf8').matchAll(/\$json\$([^$]+)\$json\$/g)].map(
    ([, text = ''], index): [string, unknown] => [`${file} ${index + 1}`, JSON.parse(text)],
  ),
)

describe('every drawing that comes with the product', () => {
  it('is there: twelve templates and the eleven of the demo schools', () => {
    expect(scenes).toHaveLength(23)
  })

  it.each(scenes)('%s opens as it is written', (_name, json) => {
    expect(openScene(json)).toEqual({ scene: json, fault: null })
  })

  it.each(scenes)(
    '%s plays without warnings: nobody too fast, every pass received',
    (_name, json) => {
      expect(listWarnings(openPreview(json))).toEqual([])
    },
  )

  it.each(scenes)('%s has named steps that each move something', (_name, json) => {
    const scene = openPreview(json)
    expect(scene.steps.filter(({ name }) => name === '')).toEqual([])
    expect(scene.steps.at(-1)?.t).toBeLessThan(getSceneMotion(scene).end)
  })
})
