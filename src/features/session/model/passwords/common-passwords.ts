/**
 * Passwords that everybody tries first: the 10,000 most common ones of at least 6 characters, 32 kB on the
 * line. Loaded only when a password is about to be set. The embedded stack reads the same list.
 */

let list: Promise<Set<string>> | undefined

/** Whether others would guess it, in any case; without the list (no network) the server alone decides. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= loadPasswords()
  try {
    return (await list).has(password.toLowerCase())
  } catch {
    list = undefined
    return false
  }
}

async function loadPasswords(): Promise<Set<string>> {
  const { default: text } = await import('./common-passwords.txt?raw')
  return new Set(text.trim().split(' '))
}
