/** Shortcuts as people read them: Ctrl+Shift+Z, or ⇧⌘Z on a Mac. */

/** Keys whose print differs by language; their words are `animator:keys`. */
export const namedKeys = [
  'mod',
  'alt',
  'shift',
  'space',
  'enter',
  'escape',
  'delete',
  'backspace',
  'home',
  'end',
  'pageup',
  'pagedown',
] as const
export type NamedKey = (typeof namedKeys)[number]

const arrows: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
}

const onMac: Readonly<Record<string, string>> = {
  mod: '⌘',
  alt: '⌥',
  shift: '⇧',
  enter: '↩',
  escape: '⎋',
  delete: '⌦',
  backspace: '⌫',
  home: '↖',
  end: '↘',
  pageup: '⇞',
  pagedown: '⇟',
}

const english: Readonly<Record<NamedKey, string>> = {
  mod: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  space: 'Space',
  enter: 'Enter',
  escape: 'Esc',
  delete: 'Del',
  backspace: 'Backspace',
  home: 'Home',
  end: 'End',
  pageup: 'Page Up',
  pagedown: 'Page Down',
}

/** `nameOf` gives the print of this language's keyboards. */
export function formatShortcut(
  keys: string,
  isMac: boolean,
  nameOf: (key: NamedKey) => string = (key) => english[key],
): string {
  // "+" itself may be the key
  const parts = keys.split(/(?<=.)\+(?=.)/)
  const words = parts.map((part) => {
    const named = namedKeys.find((key) => key === part)
    if (isMac && onMac[part] !== undefined) return onMac[part]
    if (named) return nameOf(named)
    return arrows[part] ?? part.toUpperCase()
  })
  if (!isMac) return words.join('+')
  // a Mac writes ⇧ before ⌘
  const order = ['⌥', '⇧', '⌘']
  const place = (word: string) => (order.includes(word) ? order.indexOf(word) : order.length)
  return words.toSorted((a, b) => place(a) - place(b)).join('')
}
