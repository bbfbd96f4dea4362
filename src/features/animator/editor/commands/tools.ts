/** One key for each tool, and what it makes next. */
import type { EquipmentKind, GoalSize } from '@/features/scene/model/document/kinds'
import type { PassKind } from '@/features/scene/model/document/scene-schema'
import type { Command, CommandName } from '../command'
import type { ToolName, ToolOptions } from '../editor-state'

export const toolCommands: readonly Command[] = [
  tool('select_tool', 'v', 'select'),
  tool('hand_tool', 'h', 'hand'),
  tool('player_tool', 'p', 'player', { isKeeper: false }),
  tool('keeper_tool', 'shift+p', 'player', { isKeeper: true }),
  tool('coach_tool', 'c', 'coach'),
  tool('ball_tool', 'b', 'ball'),
  goal('goal_tool', 'g', 'full'),
  goal('youth_goal_tool', null, 'youth'),
  goal('small_goal_tool', null, 'small'),
  goal('mini_goal_tool', 'shift+g', 'mini'),
  equipment('cone_tool', 'k', 'cone'),
  equipment('marker_tool', 'shift+k', 'marker'),
  equipment('pole_tool', 'j', 'pole'),
  equipment('rebounder_tool', 'shift+j', 'rebounder'),
  equipment('mannequin_tool', 'm', 'mannequin'),
  equipment('wall_tool', 'shift+m', 'wall'),
  equipment('ladder_tool', 'y', 'ladder'),
  equipment('hurdle_tool', 'u', 'hurdle'),
  equipment('ring_tool', 'shift+u', 'ring'),
  tool('run_tool', 'r', 'run'),
  pass('pass_tool', 'a', 'ground'),
  pass('lofted_pass_tool', 'shift+a', 'lofted'),
  pass('shot_tool', 's', 'shot'),
  pass('driven_pass_tool', 'shift+s', 'driven'),
  tool('record_tool', 'd', 'record'),
  tool('rectangle_tool', 'z', 'zone', { zone: 'rectangle' }),
  tool('ellipse_tool', 'shift+z', 'zone', { zone: 'ellipse' }),
  tool('polygon_tool', 'w', 'zone', { zone: 'polygon' }),
  tool('line_tool', 'l', 'line', { hasHead: false }),
  tool('arrow_tool', 'shift+l', 'line', { hasHead: true }),
  tool('text_tool', 't', 'text'),
  tool('tape_tool', 'i', 'tape'),
]

function goal(name: CommandName, key: string | null, size: GoalSize): Command {
  return tool(name, key, 'goal', { goal: size })
}

function equipment(name: CommandName, key: string, kind: EquipmentKind): Command {
  return tool(name, key, 'equipment', { equipment: kind })
}

function pass(name: CommandName, key: string, kind: PassKind): Command {
  return tool(name, key, 'pass', { pass: kind })
}

/** Where one may not edit, only looking around is left. */
function tool(
  name: CommandName,
  key: string | null,
  chosen: ToolName,
  options: Partial<ToolOptions> = {},
): Command {
  const isLooking = chosen === 'select' || chosen === 'hand'
  return {
    name,
    group: 'tool',
    ...(key === null ? {} : { keys: [key] }),
    isEnabled: ({ isReadOnly }) => !isReadOnly || isLooking,
    isOn: (state) => state.tool === chosen && fits(state.options, options),
    run: (editor) =>
      editor.set({ tool: chosen, options: { ...editor.getState().options, ...options } }),
  }
}

function fits(now: ToolOptions, wanted: Partial<ToolOptions>): boolean {
  const all = { ...now, ...wanted }
  return (
    all.isKeeper === now.isKeeper &&
    all.equipment === now.equipment &&
    all.goal === now.goal &&
    all.pass === now.pass &&
    all.zone === now.zone &&
    all.hasHead === now.hasHead
  )
}
