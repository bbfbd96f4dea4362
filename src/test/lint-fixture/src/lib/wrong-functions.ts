export function sceneOf(id: string) {
  return id
}

export const moved = (x: number) => x + 1

export const area = ((width: number) => width ** 2) satisfies (width: number) => number

export function getAll(list: readonly string[]) {
  const longest = () => list.toSorted((a, b) => b.length - a.length)[0]
  return [longest(), ...list]
}
