/** All commands by name: what toolbar, menus, command palette and shortcut sheet are made of. */
import type { Command, CommandName } from './command'
import { arrangeCommands } from './commands/arrange'
import { cameraCommands } from './commands/camera'
import { clipboardCommands } from './commands/clipboard'
import { editCommands } from './commands/edit'
import { insertCommands } from './commands/insert'
import { layerCommands } from './commands/layers'
import { nudgeCommands } from './commands/nudge'
import { playCommands } from './commands/play'
import { stepCommands } from './commands/steps'
import { formationCommands, teamCommands } from './commands/teams'
import { timingCommands } from './commands/timing'
import { toolCommands } from './commands/tools'
import { viewCommands } from './commands/view'
import type { Editor } from './editor'

/** In the order in which lists show them. */
export const commands: readonly Command[] = [
  ...editCommands,
  ...clipboardCommands,
  ...insertCommands,
  ...teamCommands,
  ...nudgeCommands,
  ...arrangeCommands,
  ...layerCommands,
  ...stepCommands,
  ...timingCommands,
  ...playCommands,
  ...viewCommands,
  ...cameraCommands,
  ...toolCommands,
  // many of a kind: they would bury the rest
  ...formationCommands,
]

const byName = new Map(commands.map((command) => [command.name, command]))

export function findCommand(name: CommandName): Command | undefined {
  return byName.get(name)
}

/** Runs it when it may run now; false when not. */
export function runCommand(editor: Editor, name: CommandName): boolean {
  const command = byName.get(name)
  if (!command || command.isEnabled?.(editor.getState()) === false) return false
  command.run(editor)
  return true
}
