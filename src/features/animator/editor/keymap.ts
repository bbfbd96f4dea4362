/**
 * From a key press to a command. Letters count as printed; where the keyboard writes other letters
 * (Bulgarian) or Alt changes them (Mac), the place of the key does.
 */
import type { Command } from './command'
import { commands } from './registry'

/** The part of a `KeyboardEvent` that counts. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const byKeys = new Map(
  commands.flatMap((command) => (command.keys ?? []).map((keys) => [keys, command] as const)),
)

/** Whether it may run now is for the caller to ask. */
export function findCommandByKey(press: KeyPress): Command | undefined {
  for (const keys of listReadings(press)) {
    const command = byKeys.get(keys)
    if (command) return command
  }
  return undefined
}

/** What the press may mean, as shortcuts are written, likeliest first. */
export function listReadings(press: KeyPress): string[] {
  const printed = getPrintedKey(press.key)
  const mod = press.ctrlKey || press.metaKey
  const held = formatModifiers(mod, press.altKey, press.shiftKey)
  if (isLatin(printed) || printed.length > 1) return [held + printed]
  // signs may need Shift or AltGr (Ctrl and Alt) to be typed at all
  const isAltGraph = press.ctrlKey && press.altKey
  const bare = isAltGraph ? printed : formatModifiers(mod, press.altKey, false) + printed
  const place = getKeyPlace(press.code)
  return [held + printed, bare, ...(place === null ? [] : [held + place])]
}

function formatModifiers(mod: boolean, alt: boolean, shift: boolean): string {
  return `${mod ? 'mod+' : ''}${alt ? 'alt+' : ''}${shift ? 'shift+' : ''}`
}

function getPrintedKey(key: string): string {
  if (key === ' ') return 'space'
  // a dead key writes nothing yet
  return key === 'Dead' ? '´' : key.toLowerCase()
}

function isLatin(key: string): boolean {
  return /^[a-z]$/.test(key)
}

const signs: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
  Minus: '-',
  Equal: '=',
}

/** The key in this place on an English keyboard. */
function getKeyPlace(code: string): string | null {
  const [, name] = /^(?:Key|Digit)(.)$/.exec(code) ?? []
  return name?.toLowerCase() ?? signs[code] ?? null
}
