/** Play-back. */
import { findNextStop, speeds } from '@/features/scene/model/motion/playback'
import type { Command, CommandName } from '../command'
import { playStep, seek, togglePlay } from '../playback'
import { createSwitchCommand } from './acting'

export const playCommands: readonly Command[] = [
  {
    name: 'play_pause',
    group: 'play',
    keys: ['space'],
    isOn: ({ isPlaying }) => isPlaying,
    run: togglePlay,
  },
  {
    name: 'play_step',
    group: 'play',
    keys: ['shift+space'],
    isEnabled: ({ scene, time }) => findNextStop(scene, time) !== null,
    run: playStep,
  },
  createSpeedCommand('slower', 'shift+,', -1),
  createSpeedCommand('faster', 'shift+.', 1),
  createScrubCommand('back_a_little', ',', -0.1),
  createScrubCommand('forward_a_little', '.', 0.1),
  createSwitchCommand({ name: 'loop', group: 'play', keys: ['alt+l'] }, 'isLooping'),
  createSwitchCommand({ name: 'follow_ball', group: 'play', keys: ['alt+b'] }, 'isFollowingBall'),
]

function createSpeedCommand(name: CommandName, key: string, by: -1 | 1): Command {
  const findNextSpeed = (now: number) =>
    by > 0 ? speeds.find((one) => one > now) : speeds.findLast((one) => one < now)
  return {
    name,
    group: 'play',
    keys: [key],
    isEnabled: (state) => findNextSpeed(state.speed) !== undefined,
    run(editor) {
      const { speed: now } = editor.getState()
      editor.set({ speed: findNextSpeed(now) ?? now })
    },
  }
}

/** On the timeline only: in steps mode the picture is always that of a step. */
function createScrubCommand(name: CommandName, key: string, seconds: number): Command {
  return {
    name,
    group: 'play',
    keys: [key],
    isEnabled: ({ mode }) => mode === 'timeline',
    run(editor) {
      const { mode, time } = editor.getState()
      if (mode === 'timeline') seek(editor, Math.round((time + seconds) * 1000) / 1000)
    },
  }
}
