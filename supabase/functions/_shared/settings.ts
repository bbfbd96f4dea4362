/** Reads a function's settings; throws when one is missing, so that nothing is claimed that cannot be done. */
export function createSettings(env: Record<string, string>) {
  return function need(name: string): string {
    const value = env[name]
    if (!value) throw new Error(`The function setting ${name} is missing`)
    return value
  }
}
