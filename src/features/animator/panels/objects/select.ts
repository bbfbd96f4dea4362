/** Choosing in a list, as everywhere: alone, or with Shift, Ctrl or Cmd together with the others. */

interface Modifiers {
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

export function isAdding({ shiftKey, ctrlKey, metaKey }: Modifiers): boolean {
  return shiftKey || ctrlKey || metaKey
}

export function toggleChosen(
  selection: readonly string[],
  id: string,
  adds: boolean,
): readonly string[] {
  if (!adds) return [id]
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}
