/** What a new scene starts with. */
import type { Pitch, Scene, Team } from './scene-schema'

/** Colours differ in lightness too, so that they survive a black-and-white print. */
export const usualTeams: readonly [Team, Team, Team, Team] = [
  { id: 'a', name: '', colour: '#4cc27e', keeper_colour: '#c9b6ff', shape: 'circle' },
  { id: 'b', name: '', colour: '#f0b429', keeper_colour: '#8fd3ff', shape: 'triangle' },
  { id: 'c', name: '', colour: '#7db4ff', keeper_colour: '#ffb3c7', shape: 'diamond' },
  { id: 'd', name: '', colour: '#f27d72', keeper_colour: '#d8e07a', shape: 'square' },
]

/** 105 × 68 m: what the Laws of the Game give for international matches. */
export const usualPitch: Pitch = {
  kind: 'full',
  length: 105,
  width: 68,
  goal_side: 'right',
  orientation: 'landscape',
  has_stripes: true,
  has_lines: true,
  surface: 'grass',
}

export function createEmptyScene(pitch: Partial<Pitch> = {}): Scene {
  return {
    v: 2,
    pitch: { ...usualPitch, ...pitch },
    teams: [usualTeams[0], usualTeams[1]],
    objects: [],
    drawings: [],
    tracks: [],
    events: [],
    steps: [{ id: 's1', t: 0, name: '', note: '' }],
    freezes: [],
    display: { arrows: 'step', has_numbers: true, has_names: false, symbols: 1 },
  }
}
