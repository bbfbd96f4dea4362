import { expect, test } from 'vitest'
import { usualPitch } from '@/features/scene/model/document/empty-scene'
import { formatGrounds, gameFormats, pitchPresets } from '@/features/scene/model/pitch/presets'
import { guessFormat } from './guess-format'

test('each format is the usual one on its own ground', () => {
  const found = gameFormats.map((format) =>
    guessFormat({ ...usualPitch, ...formatGrounds[format] }),
  )
  expect(found).toEqual(gameFormats)
})

test('a part of a pitch belongs to eleven against eleven', () => {
  expect(guessFormat({ ...usualPitch, ...pitchPresets.box })).toBe('11v11')
})
