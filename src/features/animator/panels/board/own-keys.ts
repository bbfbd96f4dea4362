/** Who answers a key: the editor, or the control that has the focus. */

const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]'
// a dialog answers its own keys, unless the board stands in it
const itself =
  '[role="menu"], [role="dialog"]:not(:has([data-whole-screen])), [role="listbox"], [role="slider"], [role="tablist"]'
const pressed = 'button, a[href], summary, input, [role="button"]'
const walked = '[role="toolbar"], input[type="radio"]'

/** True where the editor must leave the key alone. */
export function isOwnKey(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof Element)) return false
  if (target.closest(itself)) return true
  if (target.matches(typing)) return true
  if (key === 'Enter' || key === ' ') return target.closest(pressed) !== null
  if (key === 'Tab') return true
  return /^(Arrow|Home|End)/.test(key) && target.closest(walked) !== null
}
