/** The vocabulary of fixes: a finding, what is known, and plans that might be better. */
import type { Plan } from '../../plan'
import type { Candidate } from '../../candidates/candidate'
import type { Checked } from '../checked'
import type { Finding } from '../finding'

/** What a fix does, for its label. */
export const fixKinds = [
  'add',
  'shorten',
  'lengthen',
  'swap',
  'easier',
  'pause',
  'groups',
  'one_group',
  'reorder',
  'minutes',
] as const
export type FixKind = (typeof fixKinds)[number]

export interface FixTools {
  /** What may be planned for the team; empty while not loaded: then nothing is added or swapped. */
  candidates: readonly Candidate[]
  /** A key no block has yet. */
  newKey: () => string
  words: {
    /** Name of a drinks break. */
    pause: string
    /** Name of a cool-down without an exercise. */
    calm: string
    /** Group 1, 2 … */
    group: (number: number) => string
  }
}

export interface About {
  finding: Finding
  checked: Checked
  tools: FixTools
}

/** Plans to try, the most natural first; each is checked before it is offered. */
export type Attempt = (about: About) => readonly Plan[]
