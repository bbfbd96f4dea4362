/** How the editor opens. */
import { createEmptyScene, usualTeams } from '@/features/scene/model/document/empty-scene'
import type { EditorState, Overlay } from './editor-state'

export const noOverlay: Overlay = {
  marquee: null,
  guides: [],
  draft: null,
  target: null,
  hover: null,
}

export const startState: EditorState = {
  scene: createEmptyScene(),
  selection: [],
  time: 0,
  mode: 'steps',
  tool: 'select',
  options: {
    team: 'a',
    isKeeper: false,
    equipment: 'cone',
    goal: 'full',
    pass: 'ground',
    zone: 'rectangle',
    line: 'solid',
    hasHead: false,
    colour: usualTeams[1].colour,
  },
  camera: { x: 0, y: 0, zoom: 1 },
  overlay: noOverlay,
  isPlaying: false,
  speed: 1,
  isLooping: false,
  isFollowingBall: false,
  frozen: null,
  stopAt: null,
  editing: null,
  hasOnionSkin: true,
  hasGrid: false,
  isSnapping: true,
  appliesToLater: false,
  canUndo: false,
  canRedo: false,
  isReadOnly: false,
}
