/** What the journeys need of a browser; each engine has its own way to give it. */

/** Text of JavaScript that answers a value or an element of the page. */
export type Expression = string

export interface Driver {
  goto: (address: string) => Promise<void>
  /** The value of an expression; only what JSON can hold. */
  read: (expression: Expression) => Promise<unknown>
  /** A click of the mouse in the middle of an element, scrolled into view. */
  click: (element: Expression) => Promise<void>
  /** Empties the field and types. */
  fill: (element: Expression, text: string) => Promise<void>
  /** Shift and an arrow key on what has the focus. */
  pressShiftArrow: (arrow: 'Down' | 'Up') => Promise<void>
  resize: (size: { width: number; height: number }) => Promise<void>
  /** A picture of the window as PNG. */
  capture: () => Promise<Uint8Array>
  /** Errors of the console and of scripts since the page was opened. */
  listErrors: () => Promise<string[]>
  close: () => Promise<void>
}

export interface BrowserEngine {
  name: string
  /** What is not installed, with the command that installs it; null when everything is there. */
  findMissing: () => string | null
  /** Resolves with a function that opens a page of a person nobody knows yet. */
  start: () => Promise<{ open: () => Promise<Driver>; stop: () => Promise<void> }>
}
