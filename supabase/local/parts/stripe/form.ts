/** Reads `line_items[0][price]=…`, the way Stripe's API is asked; checked by a schema afterwards. */

type Tree = Map<string, string | Tree>

export function parseForm(form: URLSearchParams): unknown {
  const root: Tree = new Map()
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()
    if (last === undefined) continue
    let branch = root
    for (const part of path) {
      const known = branch.get(part)
      const next: Tree = known instanceof Map ? known : new Map()
      branch.set(part, next)
      branch = next
    }
    branch.set(last, value)
  }
  return toValue(root)
}

/** Keys that count from 0 make a list. */
function toValue(tree: Tree): unknown {
  const entries = [...tree].map(([key, value]): [string, unknown] => [
    key,
    value instanceof Map ? toValue(value) : value,
  ])
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
